"""The version of the package, defined only here."""

__version__ = "1.0.0"
