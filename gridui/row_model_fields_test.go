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
	g, h := fieldsGrid()
	h.Locale.Direction = system.RTL
	g.core.OpenColumns()
	h.Settle()
	require.True(t, g.core.engine.draw.Style.RTL)
	require.Equal(t, text.Start, g.core.engine.chooser.editor.Alignment)
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
	typed, _ := h.Clipboard()
	require.Equal(t, strings.Repeat("9", 20), typed, "a page's number has no more digits")
	h.Keys("Enter")
	require.Equal(t, 9, g.Paging.Index)

	g.core.OpenColumns()
	h.Settle()
	h.Type(strings.Repeat("x", 2*ui.MaxTyped))
	require.Equal(t, ui.MaxTyped, g.core.engine.chooser.editor.Len())
}
