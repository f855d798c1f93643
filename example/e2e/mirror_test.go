// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build e2e

package e2e

import (
	"image"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"gioui.org/io/key"
	"gioui.org/io/pointer"
	"gioui.org/io/semantic"

	"github.com/giogrid/giogrid/example/data/fonts"
	"github.com/giogrid/giogrid/example/internal/look"
	"github.com/giogrid/giogrid/example/internal/pages"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/storage"
)

// mirror is a gallery without a screen. It gets the same input as the real one, and provides the places of widgets
// and the expected state.
type mirror struct {
	gallery *pages.Gallery
	window  *gridtest.Harness
	notch   int
	// store holds users' changes in the gallery.
	store *storage.Memory
}

func newMirror(t *testing.T, o opening, notch int) *mirror {
	t.Helper()
	return openMirror(t, o, notch, &storage.Memory{})
}

// again returns a mirror of the gallery after closing and reopening it.
func (m *mirror) again(t *testing.T, o opening) *mirror {
	t.Helper()
	if err := m.gallery.Close(); err != nil {
		t.Fatal(err)
	}
	return openMirror(t, o, m.notch, m.store)
}

func openMirror(t *testing.T, o opening, notch int, store *storage.Memory) *mirror {
	t.Helper()
	g := pages.New(look.OnlyFonts(fonts.Collection()))
	g.KeepIn(store)
	g.SetScheme(o.scheme)
	g.SetLang(o.lang)
	if err := g.Show(o.page); err != nil {
		t.Fatal(err)
	}
	m := &mirror{g, gridtest.New(windowSize, g.Layout), notch, store}
	m.window.Settle()
	return m
}

func (m *mirror) state() pages.State { return m.gallery.State() }

func (m *mirror) move(to image.Point)  { m.window.Move(float32(to.X), float32(to.Y)) }
func (m *mirror) click(at image.Point) { m.window.Click(float32(at.X), float32(at.Y)) }
func (m *mirror) doubleClick(at image.Point) {
	m.window.DoubleClick(float32(at.X), float32(at.Y))
}
func (m *mirror) press(key string)  { m.window.Keys(key) }
func (m *mirror) write(text string) { m.window.Type(text) }

func (m *mirror) wheel(at image.Point, notches int) {
	m.window.Wheel(float32(at.X), float32(at.Y), 0, float32(notches*m.notch))
}

func (m *mirror) hold(from, to image.Point, held string) {
	m.window.Mods = map[string]key.Modifiers{"Ctrl": key.ModCtrl, "Shift": key.ModShift}[held]
	m.window.DragFrom(float32(from.X), float32(from.Y)).Via(float32(to.X), float32(to.Y))
}

func (m *mirror) release() {
	m.window.Release(pointer.ButtonPrimary)
	m.window.Mods = 0
}

// spots returns the middles of all widgets with a label.
func (m *mirror) spots(label string) (at []image.Point) {
	for _, n := range m.window.FindAll(label) {
		at = append(at, n.Visible.Min.Add(n.Visible.Max).Div(2))
	}
	return at
}

// spot returns the middle of the widget with a label.
func (m *mirror) spot(t *testing.T, label string) image.Point {
	t.Helper()
	n, ok := m.window.Find(label)
	if !ok || n.Visible.Empty() {
		t.Fatalf("nothing on the screen is labelled %q:\n%s", label, m.window.Dump())
	}
	return n.Visible.Min.Add(n.Visible.Max).Div(2)
}

// box returns the bounds of the widget with a label.
func (m *mirror) box(t *testing.T, label string) image.Rectangle {
	t.Helper()
	n, ok := m.window.Find(label)
	if !ok {
		t.Fatalf("nothing on the screen is labelled %q:\n%s", label, m.window.Dump())
	}
	return n.Bounds
}

// control returns the middle of the widget with a label and a class.
func (m *mirror) control(t *testing.T, class semantic.ClassOp, label string) image.Point {
	t.Helper()
	for _, n := range m.window.FindAll(label) {
		if n.Class == class {
			return middle(n.Visible)
		}
	}
	t.Fatalf("nothing on the screen is labelled %q and of class %v:\n%s", label, class, m.window.Dump())
	return image.Point{}
}

// editor returns the bounds of the page's first editor.
func (m *mirror) editor(t *testing.T) image.Rectangle {
	t.Helper()
	for _, n := range m.window.Nodes() {
		if n.Class == semantic.Editor {
			return n.Visible
		}
	}
	t.Fatalf("no editor on the screen:\n%s", m.window.Dump())
	return image.Rectangle{}
}

// grid returns the bounds of the grid.
func (m *mirror) grid() image.Rectangle {
	b := m.state().Grid
	return image.Rect(b.X, b.Y, b.X+b.W, b.Y+b.H)
}

// words returns the spoken texts in the gallery's language.
func (m *mirror) words() locale.Spoken {
	if m.state().Lang == look.Korean.String() {
		return look.Korean.Grid().Spoken
	}
	return look.English.Grid().Spoken
}

// isRow reports whether a label is the label of a scrolling row.
func (m *mirror) isRow(label string) bool {
	pattern := strings.NewReplacer(`\{rows\}`, commas(m.state().Rows), `\{row\}`, `[\d,]+`).Replace(regexp.QuoteMeta(m.words().Row))
	return regexp.MustCompile("^" + pattern + "(: |$)").MatchString(label)
}

// commas formats a number as the grid speaks it.
func commas(n int) string {
	s := strconv.Itoa(n)
	for i := len(s) - 3; i > 0; i -= 3 {
		s = s[:i] + "," + s[i:]
	}
	return s
}

// rows returns the bounds of the scrolling rows, from the top.
func (m *mirror) rows() (rows []image.Rectangle) {
	for _, n := range m.window.Nodes() {
		if m.isRow(n.Label) {
			rows = append(rows, n.Visible)
		}
	}
	return rows
}

// body returns the bounds of all scrolling rows, without the scroll bars.
func (m *mirror) body() (all image.Rectangle) {
	for _, r := range m.rows() {
		all = all.Union(r)
	}
	return all
}

// rowHeight returns the height of a row in pixels, if all have the same.
func (m *mirror) rowHeight(t *testing.T) int {
	t.Helper()
	rows := m.rows()
	if len(rows) < 3 {
		t.Fatalf("too few rows on the screen to tell their height:\n%s", m.window.Dump())
	}
	return rows[2].Min.Y - rows[1].Min.Y // the first may be cut off
}

// cell returns the bounds of a cell, by the header of its column and the place of its row on the screen.
func (m *mirror) cell(t *testing.T, header string, row int) image.Rectangle {
	t.Helper()
	head, line := m.box(t, header), m.rows()[row]
	return image.Rect(head.Min.X, line.Min.Y, head.Max.X, line.Max.Y)
}

// thumb returns the middle of an end of the vertical scroll bar's track, where the thumb is when the rows are
// scrolled to that end.
func (m *mirror) thumb(bottom bool) image.Point {
	const inside = 10 // half a thumb is no shorter
	body, x := m.body(), m.grid().Max.X-6
	if bottom {
		return image.Pt(x, body.Max.Y-inside)
	}
	return image.Pt(x, body.Min.Y+inside)
}

// focused returns the bounds of the focused cell without the line below it, empty if none is on the screen.
func (m *mirror) focused() image.Rectangle {
	nodes := m.window.Nodes()
	i := slices.IndexFunc(nodes, func(n gridtest.Node) bool {
		return strings.HasSuffix(n.Description, ", "+m.words().Focused)
	})
	if i < 0 {
		return image.Rectangle{}
	}
	r := nodes[i].Visible
	r.Max.Y--
	return r
}
