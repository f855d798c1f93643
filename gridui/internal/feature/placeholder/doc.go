// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package placeholder draws what replaces or covers the rows of the body: bars instead of text while rows are
// loaded, called the skeleton; why there are no rows, with a button; the loading overlay, which also keeps the
// pointer from widgets in cells; and a thin bar for the progress of a background job.
//
// The viewport determines whether the body shows a skeleton or is empty, and gives rows no room then. The overlay
// is an option; code that reads input ignores what is under it.
//
// It imports draw, viewport, dataset, column, ui and celltext, and no other feature.
package placeholder
