// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"image"
	"strings"
	"testing"

	"gioui.org/font/gofont"
	"gioui.org/io/system"
	"gioui.org/layout"
	"gioui.org/text"
	"gioui.org/widget/material"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/internal/ui"
)

// fieldsGrid is a grid of a column, with pages, in a window of its own.
func fieldsGrid() (*Grid[int], *gridtest.Harness) {
	g := &Grid[int]{Columns: []Column[int]{Field("n", "N", func(n int) int { return n })}}
	g.Paging.Enabled = true
	g.SetRows(make([]int, 100))
	th := material.NewTheme()
	th.Shaper = text.NewShaper(text.NoSystemFonts(), text.WithCollection(gofont.Collection()))
	h := gridtest.New(image.Pt(500, 400), func(gtx layout.Context) layout.Dimensions {
		for {
			if _, ok := g.Update(gtx); !ok {
				return New(th, g).Layout(gtx)
			}
		}
	})
	h.Settle()
	return g, h
}

// What is searched for stands where reading starts. Gio takes start and end by the
// direction of the locale.
func TestSearchOfColumnsReadsFromItsStart(t *testing.T) {
	for _, dir := range []system.TextDirection{system.LTR, system.RTL} {
		g, h := fieldsGrid()
		h.Locale.Direction = dir
		g.OpenColumns()
		h.Settle()
		field, ok := h.Find(g.core.Painter.Style.Texts.SearchColumns)
		require.True(t, ok)
		caret, start := h.IME.Caret().X, float32(field.Bounds.Min.X)
		if dir == system.RTL {
			start = float32(field.Bounds.Max.X)
		}
		require.True(t, h.IME.Caret().Round().In(field.Bounds.Inset(-1)), "%v", h.IME.Caret())
		require.InDelta(t, start, caret, 2)
	}
}

// A text of a megabyte takes the shaper minutes.
func TestFieldsTakeNoMoreThanTheyNeed(t *testing.T) {
	g, h := fieldsGrid()
	page, ok := h.Find("1 / 10 페이지")
	require.True(t, ok)
	h.Click(page.Center())
	h.Settle()
	h.Type(strings.Repeat("9", 100))
	h.Keys("Ctrl+A", "Ctrl+C")
	typed, _ := h.Clipboard.Text()
	require.Equal(t, strings.Repeat("9", 20), typed, "a page's number has no more digits")
	h.Keys("Enter")
	require.Equal(t, 9, g.Paging.Index)

	g.OpenColumns()
	h.Settle()
	h.Type(strings.Repeat("x", 2*ui.MaxTyped))
	h.Keys("Ctrl+A", "Ctrl+C")
	typed, _ = h.Clipboard.Text()
	require.Equal(t, strings.Repeat("x", ui.MaxTyped), typed)
}
