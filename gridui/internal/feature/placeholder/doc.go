// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package placeholder draws what stands in place of the rows of the body, or over them: bars in
// place of text while rows are loaded, called the skeleton; why there are no rows, with a button; the
// loading overlay, which also keeps the pointer from widgets in cells; and a thin bar for the
// progress of a background job.
//
// Whether the body shows a skeleton or is empty is found by the viewport, which gives rows no
// room then. The overlay is an option; code that reads input ignores what is under it.
//
// It imports draw, viewport, dataset, column, ui and celltext, and no other feature.
package placeholder
