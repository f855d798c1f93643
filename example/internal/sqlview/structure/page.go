// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package structure

import (
	"gioui.org/layout"

	"github.com/giogrid/giogrid/example/internal/look"
	"github.com/giogrid/giogrid/example/internal/sqlview/catalog"
	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/gridui/theme"
)

// Page shows the structure of a table. Use New to create it.
type Page struct {
	look *look.Look
	lang look.Lang
	grid gridui.Grid[entry]
}

// New returns a page for a table.
func New(l *look.Look, t *catalog.Table) *Page {
	p := &Page{look: l}
	g := &p.grid
	g.RowID = func(e entry) string { return e.id }
	g.Grouping.By = []string{"section"}
	g.Expansion.Depth = 1
	g.ColumnSizing.Mode = option.ColumnResizeLive
	g.CellRanges.Enabled = true
	p.arrange()
	g.SetRows(entries(t))
	return p
}

// arrange sets the columns in the language of the look.
func (p *Page) arrange() {
	if p.grid.Columns != nil && p.lang == p.look.Lang {
		return
	}
	p.lang = p.look.Lang
	in := func(en, ko string) string { return look.Text{En: en, Ko: ko}.In(p.lang) }
	p.grid.Grouping.Header = in("Part", "구분")
	p.grid.Columns = []gridui.Column[entry]{
		gridui.Field("section", in("Part", "구분"), func(e entry) string { return sections[e.section].In(p.lang) }),
		gridui.Field("name", in("Name", "이름"), func(e entry) string { return e.name }).Flex(2).MinMax(140, 0),
		gridui.Field("kind", in("Type or columns", "형식 또는 열"), func(e entry) string { return e.kind }).Flex(2).MinMax(140, 0),
		gridui.Field("more", in("Details", "세부 사항"), func(e entry) string { return e.more.In(p.lang) }).Flex(3).MinMax(140, 0),
	}
}

// Update handles input. Call it in each frame before Layout.
func (p *Page) Update(gtx layout.Context) {
	p.arrange()
	for {
		if _, ok := p.grid.Update(gtx); !ok {
			return
		}
	}
}

// Layout draws the page; it fills its constraints.
func (p *Page) Layout(gtx layout.Context) layout.Dimensions {
	s := look.Style(p.look, &p.grid)
	s.Density = theme.DensityCompact
	return s.Layout(gtx)
}
