// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package semantics describes the grid to assistive technology: the grid as a whole, its
// headers and rows, and its cells where the platform reads them. Each of them is a semantic
// node in a clip of its own.
//
// A node has a label, which is the text that shows, and a description, which is a phrase with
// all that there is to say. Phrases are kept with what they were made of, and made again only
// when that differs: a settled frame makes no strings.
//
// The package knows the order of words in a phrase. What a cell is that shows no text, it asks the
// features in feature.List; marks, selection and contents it reads from their packages. It also
// makes the phrases of parts that others draw: the editor of a cell, the detail of a row, the
// progress of background work.
//
// It imports draw, focus, viewport, column, contents, dataset, edit and selection, and no other
// feature.
package semantics
