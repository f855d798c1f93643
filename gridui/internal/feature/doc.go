// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package feature defines what a feature of the grid is: a struct with some of the methods of the interfaces
// here, added once to the List of its grid. README.md builds one from scratch.
//
// Features are in packages below this one and import no other feature, nor gridui. They use option, viewport,
// draw, dataset, column and ui, and reach the grid through an interface that they declare.
package feature
