"""The mark that ties a test to a rule of the rules page."""

import pytest

rule = pytest.mark.rule
