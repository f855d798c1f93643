// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package pages holds the screens of the gallery and the frame around them: one widget for the window,
// the browser, pictures and tests. It knows of no window.
package pages

import (
	"slices"

	"gioui.org/layout"

	"github.com/giogrid/giogrid/example/internal/look"
	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
)

// Page is a screen of the gallery.
type Page struct {
	// Name stands in flags and addresses: "airports".
	Name string
	// Title and About stand above the page.
	Title, About look.Text

	content
}

// content is what is particular to a page.
type content interface {
	// controls are what stands above the grid. They are asked for first in a frame, and read their
	// input then.
	controls(gtx layout.Context) []layout.Widget
	// body is the grid; it fills its constraints.
	body(gtx layout.Context) layout.Dimensions
	// status is the line below the grid, as of the frame just laid out.
	status() string
	// announced is what its grids said last of what happened in them.
	announced() events.Announced
	position() Position
}

// newPages makes the pages in the order of the sidebar.
func newPages(l *look.Look) []*Page {
	return []*Page{
		newAirportsPage(l),
		newPlacesPage(l),
		newFlightsPage(l),
		newAnalysePage(l),
		newDetailsPage(l),
		newPricesPage(l),
		newExchangePage(l),
		newMenuPage(l),
		newTrackingPage(l),
		newCellsPage(l),
		newPinsPage(l),
		newColumnsPage(l),
		newDatabasePage(l),
		newSheetPage(l),
		newStatesPage(l),
		newWidgetsPage(l),
	}
}

// Names are the names of the pages in the order of the sidebar.
func Names() []string {
	return slices.Clone(names)
}

var names = []string{"airports", "places", "flights", "analyse", "details", "prices", "exchange", "menu", "tracking", "cells", "pins", "columns", "database", "sheet", "states", "widgets"}

// Position is where a grid stands.
type Position struct {
	Focus  Focus  `json:"focus"`
	Scroll Scroll `json:"scroll"`
	// First and Last are the rows on the screen, half open, of Rows in all.
	First int `json:"first"`
	Last  int `json:"last"`
	Rows  int `json:"rows"`
}

// Focus is the focused cell. Band is "body" or "head"; Row is -1 and Column empty where there is none.
// Edited says that its editor is open.
type Focus struct {
	Band   string `json:"band"`
	Row    int    `json:"row"`
	Column string `json:"column"`
	Edited bool   `json:"edited,omitzero"`
}

// Scroll is the scroll offset in pixels.
type Scroll struct {
	X int   `json:"x"`
	Y int64 `json:"y"`
}

func positionOf[T any](g *gridui.Grid[T]) Position {
	f, w := g.Focused(), g.Viewport()
	p := Position{Focus: Focus{Row: -1}, First: w.First, Last: w.Last, Rows: g.Shown()}
	if f.ColumnID != "" {
		_, _, edited := g.EditingCell()
		p.Focus = Focus{Band: f.Band.String(), Row: f.Row, Column: f.ColumnID, Edited: edited}
	}
	p.Scroll.X, p.Scroll.Y = g.ScrollOffset()
	return p
}

// rowsShown tells which rows of a grid are on the screen.
func rowsShown[T any](g *gridui.Grid[T], l look.Lang) string {
	w, n := g.Viewport(), g.Shown()
	if n == 0 || w.Last <= w.First {
		return look.Text{En: "No rows", Ko: "행 없음"}.In(l)
	}
	first, last, all := look.Grouped(w.First+1), look.Grouped(w.Last), look.Grouped(n)
	return look.Text{En: "Rows " + first + "–" + last + " of " + all, Ko: "전체 " + all + "행 중 " + first + "–" + last + "행"}.In(l)
}
