// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build pixels

package pixels

import (
	"fmt"
	"image"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"testing"

	"gioui.org/font"
	"gioui.org/font/gofont"
	"gioui.org/font/opentype"
	"gioui.org/layout"
	"gioui.org/text"
	"gioui.org/unit"
	"gioui.org/widget/material"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/gridtest/shot"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/gridui/theme"
)

// fastTexts holds texts in several scripts by column.
var fastTexts = map[string]func(i int) string{
	"number": func(i int) string { return strconv.Itoa(i*7919) + ".50" },
	"latin":  func(i int) string { return fmt.Sprintf("AVATAR To. office %d, é", i) },
	"hangul": func(i int) string { return fmt.Sprintf("서울 3호선 가격 %d", i) },
	"arabic": func(i int) string { return fmt.Sprintf("\u0627\u0644\u0633\u0644\u0627\u0645 %d", i) },
	"emoji":  func(i int) string { return fmt.Sprintf("ok \U0001F600 %d", i) },
	"long":   func(i int) string { return fmt.Sprintf("%d is a text that is cut at the end of its cell", i) },
	"wraps":  func(i int) string { return fmt.Sprintf("a text of several lines with number %d", i) },
}

// worldFonts returns the Go fonts and fallbacks for the scripts of fastTexts.
func worldFonts(t *testing.T) []font.FontFace {
	t.Helper()
	faces := gofont.Collection()
	files, err := filepath.Glob(filepath.Join("..", "textrun", "testdata", "fonts", "*.[ot]tf"))
	require.NoError(t, err)
	require.NotEmpty(t, files)
	for _, name := range files {
		file, err := os.ReadFile(name)
		require.NoError(t, err)
		more, err := opentype.ParseCollection(file)
		require.NoError(t, err)
		faces = append(faces, more...)
	}
	return faces
}

// newFastScene poses a grid of 10,000 rows with the given texts, which may occur repeatedly.
func newFastScene(t *testing.T, scale float32, set func(*gridui.Grid[int], *gridui.Style), names ...string) *scene {
	t.Helper()
	th := material.NewTheme()
	faces := worldFonts(t)
	th.Shaper = text.NewShaper(text.NoSystemFonts(), text.WithCollection(faces))
	s := &scene{}
	for i, name := range names {
		id := name
		if slices.Contains(names[:i], name) {
			id += strconv.Itoa(i)
		}
		c := gridui.Field(id, name, func(i int) string { return fastTexts[name](i) }).Width(150)
		if name == "wraps" {
			c = c.Wrap()
		}
		s.grid.Columns = append(s.grid.Columns, c)
	}
	s.grid.SetSource(count(10_000))
	s.Harness = gridtest.New(image.Pt(int(600*scale), int(340*scale)), func(gtx layout.Context) layout.Dimensions {
		style := gridui.New(th, &s.grid)
		style.Locale, style.Faces = locale.For("en"), faces
		set(&s.grid, &style)
		return style.Layout(gtx)
	})
	s.Metric = unit.Metric{PxPerDp: scale, PxPerSp: scale}
	s.Settle()
	return s
}

// leap scrolls in one frame to other rows.
func (s *scene) leap(row int) {
	s.grid.ScrollToRow(row, option.AlignStart)
	s.Frame()
}

// fastScene is a scene of fast text.
type fastScene struct {
	columns []string
	set     func(*gridui.Grid[int], *gridui.Style)
	// images is set if all text is drawn from images.
	images bool
}

// fastScenes returns scenes of several scripts and styles.
func fastScenes() map[string]fastScene {
	plain := func(*gridui.Grid[int], *gridui.Style) {}
	return map[string]fastScene{
		"latin":  {[]string{"number", "latin", "long"}, plain, true},
		"hangul": {[]string{"hangul", "number", "latin"}, plain, true},
		"arabic": {[]string{"arabic", "latin"}, plain, false},
		"emoji":  {[]string{"emoji", "number"}, plain, false},
		"wraps":  {[]string{"wraps", "number"}, plain, true},
		"dark-pinned": {[]string{"number", "latin", "hangul", "long"}, func(g *gridui.Grid[int], st *gridui.Style) {
			st.Preset = theme.Dark()
			g.ColumnPinning = option.ColumnPinning{Left: []string{"number"}, Right: []string{"long"}}
		}, true},
		"from-the-right": {[]string{"arabic", "number", "hangul"}, func(_ *gridui.Grid[int], st *gridui.Style) {
			st.Direction = gridui.DirectionRTL
		}, false},
		"styles": {[]string{"number", "latin", "emoji"}, func(g *gridui.Grid[int], _ *gridui.Style) {
			g.RowNumbers.Enabled = true
			g.CellStyle = func(c gridui.CellContext[int]) theme.CellStyle {
				return theme.CellStyle{Bold: c.Row%2 == 0, Italic: c.Row%3 == 0, Strike: c.Row%5 == 0}
			}
		}, false},
	}
}

// requireLooksAsAtRest moves each scene, and compares the text of the last frame with that of the frame at rest that
// follows.
func requireLooksAsAtRest(t *testing.T, move func(s *scene)) {
	t.Helper()
	for name, c := range fastScenes() {
		for _, scale := range []float32{1, 1.5, 2} {
			t.Run(fmt.Sprintf("%s-%gx", name, scale), func(t *testing.T) {
				s := newFastScene(t, scale, c.set, c.columns...)
				move(s)
				paths := gridtest.CountOps(s.Ops()).Path
				require.False(t, s.Settled())
				fast := s.image(t)
				require.True(t, s.Settle())
				if c.images {
					require.Less(t, paths, gridtest.CountOps(s.Ops()).Path)
				}
				rest := s.image(t)
				requirePainted(t, fast)
				share, most := shot.Diff(fast, rest)
				t.Logf("%.3f %% differ, by up to %d", 100*share, most)
				require.LessOrEqual(t, share, 0.005, "most %d", most)
				require.NotZero(t, most, "both are paths")
			})
		}
	}
}

// TestFastTextLooksAsAtRest moves in frames that share no rows.
func TestFastTextLooksAsAtRest(t *testing.T) {
	requireLooksAsAtRest(t, func(s *scene) {
		for row := 500; row < 4_000; row += 500 {
			s.leap(row)
		}
	})
}

// TestScrolledTextLooksAsAtRest moves by a third of a row in each frame.
func TestScrolledTextLooksAsAtRest(t *testing.T) {
	requireLooksAsAtRest(t, func(s *scene) {
		for range 120 {
			_, y := s.grid.ScrollOffset()
			s.grid.ScrollToOffset(y + 9)
			s.Frame()
		}
	})
}

// TestTextImagesLookAsPathsAtAllColumns scrolls sideways over many columns, with text that is always images and with text
// that is always paths. Rows scroll in between.
func TestTextImagesLookAsPathsAtAllColumns(t *testing.T) {
	for name, c := range fastScenes() {
		t.Run(name, func(t *testing.T) {
			as := func(d gridui.TextDrawing) *scene {
				return newFastScene(t, 1.5, func(g *gridui.Grid[int], st *gridui.Style) {
					c.set(g, st)
					st.TextDrawing = d
				}, slices.Repeat(c.columns, 6)...)
			}
			images, paths := as(gridui.TextImages), as(gridui.TextPaths)
			dx := float32(161)
			if name == "from-the-right" {
				dx = -dx
			}
			for step := range 12 {
				for _, s := range []*scene{images, paths} {
					s.Wheel(300, 200, dx, float32(step%3)*11)
					s.Settle()
				}
				if step%4 == 3 {
					share, most := shot.Diff(images.image(t), paths.image(t))
					require.LessOrEqual(t, share, 0.005, "step %d, most %d", step, most)
				}
			}
			x, _ := images.grid.ScrollOffset()
			require.Greater(t, x, 900)
		})
	}
}
