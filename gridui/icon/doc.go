// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package icon holds the pictures of a grid: an Icon is a shape in one colour or a text, a
// Set is one for each place where a grid draws a picture, and Default is a complete Set
// that needs no font.
//
// The package knows no grid. It imports Gio's drawing operations only, and any package of
// gridui may import it.
package icon
