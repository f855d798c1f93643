// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package feature says what a feature of the grid is: a struct with some of the methods of
// the interfaces here, added once to the List of its grid. README.md follows one from
// nothing.
//
// Features stand in packages below this one and import no other feature, nor gridui. They
// know option, viewport, draw, dataset, column and ui, and ask the grid itself through an
// interface of their own.
package feature
