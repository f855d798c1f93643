// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package columnfit fits columns to their contents and to the width of the grid.
//
// Fit, FitHeader, FitAll and FitToWidth request it; FitLayout continues it in each frame and reports whether
// widths changed. Text can only be measured on the goroutine of the frames, which takes time. So a background job
// reads the rows and keeps several texts of each column that look the longest, estimated by the advances of their
// characters; the frames then measure those texts, a slice in each frame.
//
// The package reads columns, rows and what is on the screen from packages column, dataset and viewport, sets text
// ahead with celltext, and uses the grid to measure headers and to resize columns. It paints nothing and imports
// no other feature.
package columnfit
