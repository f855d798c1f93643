// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build pixels

package pixels

import (
	"fmt"
	"image"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/formats"
	"github.com/giogrid/giogrid/gridui/formats/rule"
	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/gridui/tint"
)

// Check boxes and tints of rows look the same while rows scroll, in both directions and by rows, as when they rest: they
// are drawn for rows that are not on the screen yet.
func TestBlocksOfRowsLookAsAtRestWhileTheyScroll(t *testing.T) {
	s := newFastScene(t, 1, func(g *gridui.Grid[int], _ *gridui.Style) {
		if g.Extensions != nil {
			return
		}
		g.Selection = option.Selection{Mode: option.SelectMulti, Rows: idset.Of("5", "17", "18", "40", "63")}
		g.Columns = append([]gridui.Column[int]{gridui.Func("blank", "", func(int) (string, bool) { return "", true }).Width(120)}, g.Columns...)
		g.Extensions = []gridui.Extension{&formats.Formats{Rules: []rule.Rule{
			{Kind: rule.Row, Tints: []tint.Tint{tint.Green}, Where: filter.On("number", filter.Contains.Of("3"))},
			{Columns: []string{"blank"}, Kind: rule.When, Tints: []tint.Tint{tint.Red}, When: filter.Blank.Of().First},
		}}}
	}, "number", "latin")
	withoutText := func() *image.RGBA { // the columns of check boxes and without text
		img := s.image(t)
		r := img.Bounds()
		r.Max.X = r.Min.X + 140
		part := image.NewRGBA(r)
		for y := r.Min.Y; y < r.Max.Y; y++ {
			copy(part.Pix[part.PixOffset(r.Min.X, y):][:4*r.Dx()], img.Pix[img.PixOffset(r.Min.X, y):])
		}
		return part
	}
	for _, of := range []struct{ frames, by int }{{40, 7}, {25, -7}, {30, 23}, {90, 11}, {3, 150}, {60, -29}, {80, 5}} {
		for range of.frames {
			_, y := s.grid.ScrollOffset()
			s.grid.ScrollToOffset(y + int64(of.by))
			s.Frame()
		}
		moving := withoutText()
		require.True(t, s.Settle())
		require.LessOrEqual(t, furthest(moving, withoutText()), sameInk, fmt.Sprint(of))
	}
}
