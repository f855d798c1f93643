// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package pages

import (
	"fmt"
	"image"
	"maps"
	"slices"
	"strings"

	"gioui.org/layout"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/example/internal/look"
	"github.com/giogrid/giogrid/storage"
)

// Gallery is the whole program: a sidebar and a page. Use New or NewPart to create it. Call its Layout from one
// goroutine.
type Gallery struct {
	look    *look.Look
	pages   []*Page
	at      int
	leave   func(page string)
	sidebar sidebar
	drawer  drawer
	// grid is the last rectangle of the page's grid, in pixels of the window.
	grid image.Rectangle
}

// New returns a gallery that shows its first page in the given fonts, which should include Hangul.
func New(f look.Fonts) *Gallery {
	all := Small()
	maps.Copy(all, Large())
	return NewPart(f, all, nil)
}

// NewPart returns a gallery with a part of the pages, which shows the first of them. The sidebar lists all pages. leave
// is called during Layout when a user goes to a page of another part: the program of that part is to show the page.
func NewPart(f look.Fonts, part Part, leave func(page string)) *Gallery {
	l := look.New(f)
	g := &Gallery{look: l, pages: newPages(l, part), leave: leave}
	g.at = slices.IndexFunc(g.pages, (*Page).here)
	g.KeepIn(&storage.Memory{})
	return g
}

// Known returns an error that lists the pages if no page has the name.
func Known(name string) error {
	names := Names()
	if slices.Contains(names, name) {
		return nil
	}
	return fmt.Errorf("no page %q: the pages are %s", name, strings.Join(names, ", "))
}

// Show goes to the page of a name. If the gallery has none, it returns an error and changes nothing; if no part of the
// gallery has one, it is the error of Known.
func (g *Gallery) Show(name string) error {
	if err := Known(name); err != nil {
		return err
	}
	i := slices.Index(Names(), name)
	if !g.pages[i].here() {
		return fmt.Errorf("the page %q belongs to another program", name)
	}
	g.at = i
	return nil
}

// open shows a page of this program, or leaves for the program of a page.
func (g *Gallery) open(i int) {
	if p := g.pages[i]; !p.here() {
		g.leave(p.Name)
		return
	}
	g.at = i
}

// FocusSidebar moves the keyboard focus to the item of the page in the sidebar.
func (g *Gallery) FocusSidebar() { g.sidebar.focus = true }

// SetScheme sets the colours.
func (g *Gallery) SetScheme(s look.Scheme) { g.look.Scheme = s }

// SetLang sets the language.
func (g *Gallery) SetLang(l look.Lang) { g.look.Lang = l }

// SetRTL sets whether grids are laid out from right to left.
func (g *Gallery) SetRTL(rtl bool) { g.look.RTL = rtl }

// SetWheelScale multiplies wheel movements, for platforms with small notches.
func (g *Gallery) SetWheelScale(s float32) { g.look.WheelScale = s }

// State describes what the gallery shows, for a program that drives it from outside.
type State struct {
	Page  string `json:"page"`
	Theme string `json:"theme"`
	Lang  string `json:"lang"`
	Position
	// Grid is the rectangle of the grid, in pixels of the window.
	Grid Box `json:"grid"`
	// Status is the text of the line below the grid.
	Status string `json:"status"`
}

// Box is a rectangle.
type Box struct {
	X int `json:"x"`
	Y int `json:"y"`
	W int `json:"w"`
	H int `json:"h"`
}

// State returns the state of the last frame.
func (g *Gallery) State() State {
	p, r := g.page(), g.grid
	return State{
		Page: p.Name, Theme: g.look.Scheme.String(), Lang: g.look.Lang.String(),
		Position: p.position(), Grid: Box{r.Min.X, r.Min.Y, r.Dx(), r.Dy()}, Status: p.status(),
	}
}

func (g *Gallery) page() *Page { return g.pages[g.at] }

// narrow is the width in dp below which the sidebar is a drawer.
const narrow = 640

// Layout draws the gallery.
func (g *Gallery) Layout(gtx layout.Context) layout.Dimensions {
	gtx.Locale = g.look.Locale()
	size := gtx.Constraints.Max
	g.sidebar.update(gtx, g)
	look.Fill(gtx, image.Rectangle{Max: size}, g.look.Theme().Bg)
	if size.X < gtx.Dp(narrow) {
		g.layoutNarrow(gtx, size)
	} else {
		g.drawer.close()
		side := max(gtx.Dp(sidebarWidth), min(gtx.Sp(unit.Sp(sidebarWidth)), gtx.Constraints.Max.X/3)) // its text may be enlarged
		look.At(gtx, image.Rect(0, 0, side, size.Y), func(gtx layout.Context) layout.Dimensions {
			return g.sidebar.layout(gtx, g)
		})
		g.layoutPage(gtx, image.Rect(side, 0, size.X, size.Y), false)
	}
	return layout.Dimensions{Size: size}
}
