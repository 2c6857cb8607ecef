#!/usr/bin/env -S node --disable-warning=ExperimentalWarning
