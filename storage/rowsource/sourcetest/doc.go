// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package sourcetest helps to test sources and what reads them: Conformance checks that a source
// gives what another one does, in every way to read it; Fake delays, fails and reorders the
// calls of a source as a test says; Computed has any number of rows that are computed when they
// are read.
//
// It imports rowsource and the standard library.
package sourcetest
