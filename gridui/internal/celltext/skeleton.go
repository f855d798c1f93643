// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package celltext

// barWidths holds the widths of placeholder bars, in percent of the room in their cells. They
// differ, so that the bars look like text.
var barWidths = [...]int{72, 48, 60, 84, 40, 66, 54}

// SkeletonWidth returns the width of the nth placeholder bar; room is the width for the text. Both
// are in pixels. Neighbouring bars differ.
func SkeletonWidth(room, nth int) int {
	return room * barWidths[nth%len(barWidths)] / 100
}
