"""The bill of materials of an application folder, in CycloneDX's form and by its library."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from pathlib import Path

from contents import OWN_NAME, Origin
from cyclonedx.model import HashAlgorithm, HashType
from cyclonedx.model.bom import Bom
from cyclonedx.model.component import Component, ComponentType
from cyclonedx.model.license import DisjunctiveLicense
from cyclonedx.output import make_outputter
from cyclonedx.schema import OutputFormat, SchemaVersion
from packageurl import PackageURL

from harmony_desktop import __version__, identity


def write(folder: Path, found: Mapping[Origin, list[Path]], target: Path) -> None:
    """Write what a folder contains: libraries with versions and licences, files with digests."""
    bom = Bom()
    own = Component(name=OWN_NAME, version=__version__, type=ComponentType.APPLICATION)
    own.licenses.add(DisjunctiveLicense(id="MIT"))
    own.description = identity.NAME
    bom.metadata.component = own
    for origin, files in sorted(found.items(), key=lambda one: one[0].name):
        component = own if origin.is_ours else _component(origin)
        for place in files:
            component.components.add(_file(folder, place))
        if not origin.is_ours:
            bom.components.add(component)
            bom.register_dependency(own, [component])
    outputter = make_outputter(bom, OutputFormat.JSON, SchemaVersion.V1_6)
    outputter.output_to_file(str(target), allow_overwrite=True, indent=1)


def _component(origin: Origin) -> Component:
    component = Component(
        name=origin.name,
        version=origin.version or None,
        type=ComponentType.LIBRARY,
        purl=PackageURL(
            origin.kind,
            "debian" if origin.kind == "deb" else None,
            origin.name,
            origin.version or None,
        ),
    )
    if origin.licensed.licence:
        component.licenses.add(DisjunctiveLicense(name=origin.licensed.licence))
    return component


def _file(folder: Path, place: Path) -> Component:
    digest = hashlib.sha256((folder / place).read_bytes()).hexdigest()
    return Component(
        name=place.as_posix(),
        type=ComponentType.FILE,
        hashes=[HashType(alg=HashAlgorithm.SHA_256, content=digest)],
    )
