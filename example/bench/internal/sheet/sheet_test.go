// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package sheet

import (
	"image"
	"testing"

	"github.com/stretchr/testify/require"
)

func TestCellsTouchTheWindow(t *testing.T) {
	require.Equal(t, image.Rect(0, 0, 20, 45), Cells(image.Point{}, HD), "an exact fit")
	require.Equal(t, image.Rect(0, 0, 21, 46), Cells(image.Pt(81, 1), HD), "one pixel of a cell counts")
	require.Equal(t, Columns, Cells(image.Pt(Columns*ColWidth-HD.X+50, 0), HD).Max.X, "columns end")
}

func TestTextsDiffer(t *testing.T) {
	seen := make(map[string]bool, Texts)
	for i := range Texts {
		seen[Distinct(i)] = true
	}
	require.Len(t, seen, Texts)
}

func TestTextRepeatsBeyondTheSheet(t *testing.T) {
	require.Equal(t, Text(500, 7), Text(500+900*Texts, 7))
	require.Zero(t, testing.AllocsPerRun(10, func() { Text(123_456, 78) }))
}

// Two successive screens have no text in common, so that a jump is not drawn from caches.
func TestJumpsMeetNewText(t *testing.T) {
	seen := map[string]bool{}
	for screen := range 50 {
		cells := Cells(image.Pt(0, 400_000*RowHeight).Add(Fast.Step.Mul(screen)), HD)
		for row := cells.Min.Y; row < cells.Max.Y; row++ {
			for column := cells.Min.X; column < cells.Max.X; column++ {
				text := Text(row, column)
				require.False(t, seen[text], "row %d column %d", row, column)
				seen[text] = true
			}
		}
	}
}
