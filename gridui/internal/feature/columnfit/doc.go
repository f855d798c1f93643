// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package columnfit fits columns to their contents and to the width of the grid.
//
// Fit, FitHeader, FitAll and FitToWidth ask for it; FitLayout goes on with it in each frame and
// reports whether columns got other widths. Text can only be measured on the goroutine of the
// frames, and takes its time. So a background job reads the rows and keeps a few texts of each
// column that look the longest, estimated by the advances of their characters; the frames then
// measure those, some in each frame.
//
// The package reads columns, rows and what is on the screen from packages column, dataset and
// viewport, has text set ahead by celltext, and asks the grid for the width of a header and to
// give columns other widths. It paints nothing and knows no other feature.
package columnfit
