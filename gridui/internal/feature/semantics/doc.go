// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package semantics describes the grid to assistive technology: the grid as a whole, its headers and rows, and
// its cells where the platform reads them. Each of them is a semantic node in its own clip.
//
// A node has a label, which is the visible text, and a description, which is a phrase with everything there is to
// read out. Phrases are kept with the values that they were made from, and made again only when these differ: a
// settled frame makes no strings.
//
// The package determines the order of words in a phrase. It requests the roles of cells without text from the
// features in feature.List, and reads marks, selection and contents from their packages. It also makes the
// phrases of parts that others draw: the editor of a cell, the detail of a row, the progress of background work.
//
// It imports draw, focus, viewport, column, contents, dataset, edit and selection, and no other feature.
package semantics
