// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package celltext

// barWidths are the widths of bars that stand for text, in percent of the room in their cells.
// They differ, so that the bars look like text.
var barWidths = [...]int{72, 48, 60, 84, 40, 66, 54}

// SkeletonWidth is the width of a bar that stands for text, in pixels as the room for the text is.
// nth says which of many it is, so that neighbours differ.
func SkeletonWidth(room, nth int) int {
	return room * barWidths[nth%len(barWidths)] / 100
}
