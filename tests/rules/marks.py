"""The pytest mark that ties a test to a numbered rule."""

import pytest

rule = pytest.mark.rule
