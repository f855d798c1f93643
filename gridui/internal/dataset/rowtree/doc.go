// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package rowtree builds the tree of a grid's rows without their type, from children, from the
// ids of parents or from paths, and numbers its rows.
//
// A [Plan] builds [Rows], usually in a background job. Rows are numbered in this order: the rows of
// the source, rows found below them, nodes for which no row was given (fillers), and rows that were
// loaded or added later. [Lazy] loads children on demand. The package is independent of the order
// of rows and of the screen.
package rowtree
