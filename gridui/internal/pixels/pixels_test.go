// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build pixels

package pixels

import (
	"flag"
	"fmt"
	"image"
	"image/color"
	"path/filepath"
	"testing"

	"gioui.org/font/gofont"
	"gioui.org/io/pointer"
	"gioui.org/layout"
	"gioui.org/text"
	"gioui.org/unit"
	"gioui.org/widget/material"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/gridtest/shot"
	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/gridui/theme"
)

var update = flag.Bool("update", false, "write the golden pictures anew")

// scene is a grid posed for a picture.
type scene struct {
	*gridtest.Harness
	grid gridui.Grid[int]
}

// newScene poses a grid of 1,000 rows and eight columns, two of them under a
// group, in the Go fonts.
func newScene(scale float32, set func(*gridui.Grid[int], *gridui.Style)) *scene {
	th := material.NewTheme()
	th.Shaper = text.NewShaper(text.NoSystemFonts(), text.WithCollection(gofont.Collection()))
	s := &scene{}
	s.grid.Columns = []gridui.Column[int]{
		gridui.Func("id", "Number", func(i int) (int, bool) { return i + 1, true }).Width(80).Footer(func() string { return "Total" }),
		gridui.Func("name", "Name", func(i int) (string, bool) {
			return fmt.Sprintf("A name, rather long, of number %d", i+1), true
		}).Width(160),
		gridui.Group("money", "Money",
			gridui.Func("net", "Net", func(i int) (float64, bool) { return float64(i) * 12.5, true }).Width(90),
			gridui.Func("gross", "Gross", func(i int) (float64, bool) { return float64(i) * 14.875, i%3 != 1 }).Width(90)),
		gridui.Func("ok", "Done", func(i int) (bool, bool) { return i%2 == 0, true }).Width(80),
		gridui.Func("note", "Note", func(i int) (string, bool) { return "note", i%2 == 0 }).Width(200),
	}
	s.grid.SetSource(count(1000))
	s.Harness = gridtest.New(image.Pt(int(560*scale), int(340*scale)), func(gtx layout.Context) layout.Dimensions {
		style := gridui.New(th, &s.grid)
		style.Locale = locale.For("en")
		if set != nil {
			set(&s.grid, &style)
		}
		return style.Layout(gtx)
	})
	s.Metric = unit.Metric{PxPerDp: scale, PxPerSp: scale}
	s.Settle()
	return s
}

type count int

func (c count) Len() int     { return int(c) }
func (c count) At(i int) int { return i }

// image returns a picture of the last frame.
func (s *scene) image(t *testing.T) *image.RGBA {
	t.Helper()
	img, err := shot.Of(s.Harness)
	require.NoError(t, err)
	return img
}

func (s *scene) golden(t *testing.T, name string) {
	t.Helper()
	img := s.image(t)
	requirePainted(t, img)
	shot.Golden(t, filepath.Join("testdata", name+".png"), img, *update)
}

// requirePainted checks that every pixel was painted: unpainted pixels are transparent.
func requirePainted(t *testing.T, img *image.RGBA) {
	t.Helper()
	for i := 3; i < len(img.Pix); i += 4 {
		if img.Pix[i] != 255 {
			p := i / 4
			t.Fatalf("pixel %d,%d is not painted", p%img.Rect.Dx(), p/img.Rect.Dx())
		}
	}
}

func TestScrolledWithPinnedColumns(t *testing.T) {
	for _, scale := range []float32{1, 2} {
		s := newScene(scale, func(g *gridui.Grid[int], st *gridui.Style) {
			st.Lines = theme.LinesBoth
			g.ColumnPinning = option.ColumnPinning{Left: []string{"id"}, Right: []string{"ok"}}
			g.Floating.Bottom = []int{998}
		})
		s.Focus(s.grid.Tag())
		s.grid.FocusCell(501, "net")
		s.grid.ScrollToRow(500, option.AlignStart)
		s.Settle()
		s.Wheel(300*scale, 150*scale, 70*scale, 10*scale)
		s.golden(t, fmt.Sprintf("pinned-%gx", scale))
	}
}

func TestDarkRightToLeft(t *testing.T) {
	s := newScene(1, func(g *gridui.Grid[int], st *gridui.Style) {
		st.Preset = theme.Dark()
		st.Direction = gridui.DirectionRTL
		g.ColumnPinning.Left = []string{"id"}
	})
	s.Move(200, 200)
	s.golden(t, "dark-rtl")
}

func TestHighContrastLooks(t *testing.T) {
	for name, forced := range map[string]bool{"looks": false, "looks-forced": true} {
		s := newScene(1, func(g *gridui.Grid[int], st *gridui.Style) {
			st.ForcedColors = forced
			g.RowStyle = func(r gridui.RowContext[int]) theme.CellStyle {
				if r.Row%4 == 1 {
					return theme.CellStyle{Bg: color.NRGBA{R: 0xe0, G: 0xf4, B: 0xe4, A: 255}, Bar: color.NRGBA{G: 0x80, A: 255}}
				}
				return theme.CellStyle{}
			}
			g.CellStyle = func(c gridui.CellContext[int]) theme.CellStyle {
				if c.ColumnID == "net" && c.Row%3 == 0 {
					return theme.CellStyle{Fg: color.NRGBA{R: 0xb0, A: 255}, Bold: true}
				}
				return theme.CellStyle{Strike: c.ColumnID == "name" && c.Row == 2, Italic: c.ColumnID == "note"}
			}
		})
		s.golden(t, name)
	}
}

func TestStates(t *testing.T) {
	for name, set := range map[string]func(*gridui.Grid[int], *gridui.Style){
		"skeleton": func(g *gridui.Grid[int], _ *gridui.Style) { g.Loading.Skeleton = true },
		"overlay":  func(g *gridui.Grid[int], _ *gridui.Style) { g.Loading.Overlay = true },
		"empty":    func(g *gridui.Grid[int], _ *gridui.Style) { g.SetSource(nil) },
	} {
		s := newScene(1, set)
		s.Settle()
		s.golden(t, name)
	}
}

func TestSorted(t *testing.T) {
	s := newScene(1, func(g *gridui.Grid[int], st *gridui.Style) {
		st.Faces = gofont.Collection()
		g.Sorting = option.Sorting{Mode: option.SortMulti, Keys: []option.SortKey{{ColumnID: "gross", Desc: true}, {ColumnID: "note"}}}
	})
	s.Move(120, 60)
	s.golden(t, "sorted")
}

// TestThreeFramesAreOnePicture draws a scene three times: frames that use caches must draw the same
// as the first one.
func TestThreeFramesAreOnePicture(t *testing.T) {
	s := newScene(1, func(g *gridui.Grid[int], _ *gridui.Style) { g.ColumnPinning.Left = []string{"id"} })
	first, err := shot.Of(s.Harness)
	require.NoError(t, err)
	for range 2 {
		s.grid.ScrollToOffset(400)
		s.Settle()
		s.grid.ScrollToOffset(0)
		s.Settle()
		again, err := shot.Of(s.Harness)
		require.NoError(t, err)
		share, most := shot.Diff(first, again)
		require.Zero(t, share)
		require.Zero(t, most)
	}
}

func TestPages(t *testing.T) {
	for _, scale := range []float32{1, 2} {
		s := newScene(scale, func(g *gridui.Grid[int], _ *gridui.Style) {
			g.Paging.Enabled = true
			g.Sorting.Mode, g.Sorting.ClearButton = option.SortMulti, true
		})
		s.Focus(s.grid.Tag())
		s.Keys("Ctrl+PageDown", "Tab", "Space", "Down")
		s.golden(t, fmt.Sprintf("pages-%gx", scale))
	}
}

func TestPinnedRows(t *testing.T) {
	s := newScene(1, func(g *gridui.Grid[int], st *gridui.Style) {
		if len(g.Columns) < 6 {
			g.Columns = append([]gridui.Column[int]{gridui.RowPinColumn[int]("pin", "")}, g.Columns...)
		}
		g.Selection.Mode = option.SelectMulti
		g.Selection.Rows = idset.Of("3", "101")
		g.RowPins = option.RowPins{Enabled: true, Top: []string{"3", "700"}, Bottom: []string{"1"}}
	})
	s.Focus(s.grid.Tag())
	s.grid.ScrollToRow(99, option.AlignStart)
	s.Settle()
	s.Wheel(300, 250, 0, 10)
	s.Click(250, 290)
	s.Move(66, 190)
	s.golden(t, "pinned-rows")
}

func TestHeaderMenu(t *testing.T) {
	s := newScene(1, func(g *gridui.Grid[int], st *gridui.Style) {
		g.HeaderMenu.Enabled = true
		g.Sorting = option.Sorting{Mode: option.SortMulti, Keys: []option.SortKey{{ColumnID: "name"}}}
		g.Filtering.Enabled, g.ColumnPinning.Mode, g.ColumnVisibility.Button = true, option.ColumnPinMenu, true
		g.ColumnPinning.Left = []string{"id"}
	})
	s.Size.Y = 500
	s.Focus(s.grid.Tag())
	s.grid.Column("name").OpenMenu()
	s.Settle()
	s.golden(t, "header-menu")
}

func TestRowsInTheHand(t *testing.T) {
	for name, dir := range map[string]gridui.Direction{"rowdrag": gridui.DirectionLTR, "rowdrag-rtl": gridui.DirectionRTL} {
		s := newScene(1, func(g *gridui.Grid[int], st *gridui.Style) {
			st.Direction = dir
			g.RowDrag = option.RowDrag{Mode: option.RowDragReorder, Handle: true}
			g.Selection = option.Selection{Mode: option.SelectMulti, CheckboxesDisabled: true, Rows: idset.Of("1", "2")}
		})
		x := float32(18)
		if dir == gridui.DirectionRTL {
			x = 530
		}
		s.Move(x, 150)
		s.Press(pointer.ButtonPrimary)
		s.Move(x, 190)
		s.Move(280, 245)
		s.golden(t, name)
	}
}
