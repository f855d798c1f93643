// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package pages holds the screens of the gallery and the frame around them: one widget for the window, the browser,
// pictures and tests. It does not depend on a window.
package pages

import (
	"gioui.org/layout"

	"github.com/giogrid/giogrid/example/internal/look"
	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
)

// Page is a screen of the gallery.
type Page struct {
	// Name is the page's name in flags and addresses: "airports".
	Name string
	// Title and About are shown above the page. About is empty if the program does not have the page.
	Title, About look.Text

	content // nil if the program does not have the page
}

// here reports whether the program has the page.
func (p *Page) here() bool { return p.content != nil }

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

// catalogue lists the pages in the order of the sidebar.
var catalogue = []struct {
	name  string
	title look.Text
}{
	{"airports", look.Text{En: "Airports", Ko: "공항"}},
	{"places", look.Text{En: "Tree", Ko: "트리"}},
	{"flights", look.Text{En: "Groups", Ko: "그룹"}},
	{"analyse", look.Text{En: "Analyse", Ko: "분석"}},
	{"details", look.Text{En: "Master and detail", Ko: "마스터와 디테일"}},
	{"prices", look.Text{En: "Streaming prices", Ko: "실시간 시세"}},
	{"log", look.Text{En: "Log", Ko: "로그"}},
	{"exchange", look.Text{En: "Row drag and drop", Ko: "행 끌어 놓기"}},
	{"menu", look.Text{En: "Context menu", Ko: "메뉴"}},
	{"tracking", look.Text{En: "Editing and saving", Ko: "편집과 저장"}},
	{"cells", look.Text{En: "Cells", Ko: "셀"}},
	{"cells-ready", look.Text{En: "Ready cells", Ko: "준비된 셀"}},
	{"text-table", look.Text{En: "Table", Ko: "표"}},
	{"pins", look.Text{En: "Column pinning", Ko: "고정된 열"}},
	{"columns", look.Text{En: "Columns", Ko: "열"}},
	{"spans", look.Text{En: "Spans", Ko: "셀 합치기"}},
	{"database", look.Text{En: "Database", Ko: "데이터베이스"}},
	{"folders", look.Text{En: "Files of a server", Ko: "서버의 파일"}},
	{"sheet", look.Text{En: "A billion rows", Ko: "10억 행"}},
	{"states", look.Text{En: "States and styles", Ko: "상태와 모양"}},
	{"editors", look.Text{En: "Editors", Ko: "편집기"}},
	{"formats", look.Text{En: "Formats", Ko: "서식"}},
	{"widgets", look.Text{En: "Widgets in cells", Ko: "셀 안의 위젯"}},
}

// Part lists pages that one program has, by name.
type Part map[string]func(*look.Look) *Page

// Small returns the pages that need little code beside the grid. In a browser they are the program that loads first.
func Small() Part {
	return Part{
		"airports": newAirportsPage,
		"places":   newPlacesPage,
		"flights":  newFlightsPage,
		"details":  newDetailsPage,
		"prices":   newPricesPage,
		"exchange": newExchangePage,
		"pins":     newPinsPage,
		"sheet":    newSheetPage,
		"states":   newStatesPage,
		"widgets":  newWidgetsPage,
	}
}

// Large returns the pages with the most code. In a browser a second program shows them.
func Large() Part {
	return Part{
		"analyse":     newAnalysePage,
		"log":         newLogPage,
		"menu":        newMenuPage,
		"tracking":    newTrackingPage,
		"cells":       newCellsPage,
		"cells-ready": newReadyPage,
		"text-table":  newTextTablePage,
		"columns":     newColumnsPage,
		"spans":       newSpansPage,
		"database":    newDatabasePage,
		"folders":     newFoldersPage,
		"editors":     newEditorsPage,
		"formats":     newFormatsPage,
	}
}

// newPages returns the pages in the order of the sidebar. Those that are not in the part have no content.
func newPages(l *look.Look, part Part) []*Page {
	list := make([]*Page, len(catalogue))
	for i, c := range catalogue {
		list[i] = &Page{}
		if create, ok := part[c.name]; ok {
			list[i] = create(l)
		}
		list[i].Name, list[i].Title = c.name, c.title
	}
	return list
}

// Names returns the names of the pages in the order of the sidebar.
func Names() []string {
	names := make([]string, len(catalogue))
	for i, c := range catalogue {
		names[i] = c.name
	}
	return names
}

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
