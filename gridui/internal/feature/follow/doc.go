// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package follow keeps the end of the rows in view while rows come, until users scroll away.
//
// feature.go decides when the grid follows, from what users did since the rows were brought up to date.
// viewport.Following does the scrolling. count.go counts the rows that have come during a pause, pill.go draws the
// button with their number.
package follow
