// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package sourcetest helps to test sources and their users. Conformance checks that a source returns the same
// as another one, in every way to read it. Fake delays, fails and reorders the calls of a source. Computed
// has any number of rows, which are computed when they are read.
//
// It imports rowsource and the standard library.
package sourcetest
