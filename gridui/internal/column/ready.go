// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package column

// Ready draws cells of a column in place of their text, such as bars.
type Ready struct {
	// Cell is a readycells.Cell, which draws them.
	Cell any
	// Kit connects the feature that draws ready cells. The column refers to it so that other programs do not link the
	// feature.
	Kit any
	// Width returns the width in pixels of what the cell shows, whose text is text pixels wide in a font of em pixels;
	// nil: that of the text.
	Width func(text, em int) int
}
