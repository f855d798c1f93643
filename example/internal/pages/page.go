// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package pages holds the screens of the gallery and the frame around them: one widget for the window, the browser,
// pictures and tests. It does not depend on a window.
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
	// Name is the page's name in flags and addresses: "airports".
	Name string
	// Title and About are shown above the page.
	Title, About look.Text

	content
}

// content is the part that differs between pages.
type content interface {
	// controls returns the widgets above the grid. It is called first in a frame, and then also reads their input.
	controls(gtx layout.Context) []layout.Widget
	// body draws the grid; it fills its constraints.
	body(gtx layout.Context) layout.Dimensions
	// status returns the text below the grid, for the frame just laid out.
	status() string
	// announced returns the last announcement of the page's grids.
	announced() events.TextAnnounced
	position() Position
}

// newPages returns the pages in the order of the sidebar.
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

// Names returns the names of the pages in the order of the sidebar.
func Names() []string {
	return slices.Clone(names)
}

var names = []string{"airports", "places", "flights", "analyse", "details", "prices", "exchange", "menu", "tracking", "cells", "pins", "columns", "database", "sheet", "states", "widgets"}

// Position is the focus and the scroll position of a grid.
type Position struct {
	Focus  Focus  `json:"focus"`
	Scroll Scroll `json:"scroll"`
	// First and Last bound the rows on the screen, Last exclusive. Rows is the number of all rows.
	First int `json:"first"`
	Last  int `json:"last"`
	Rows  int `json:"rows"`
}

// Focus is the focused cell. Band is "body" or "head"; Row is -1 and Column empty if there is none. Edited reports
// whether its editor is open.
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

// rowsShown returns which rows of a grid are on the screen, as text.
func rowsShown[T any](g *gridui.Grid[T], l look.Lang) string {
	w, n := g.Viewport(), g.Shown()
	if n == 0 || w.Last <= w.First {
		return look.Text{En: "No rows", Ko: "행 없음"}.In(l)
	}
	first, last, all := look.Grouped(w.First+1), look.Grouped(w.Last), look.Grouped(n)
	return look.Text{En: "Rows " + first + "–" + last + " of " + all, Ko: "전체 " + all + "행 중 " + first + "–" + last + "행"}.In(l)
}
