// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package toolbar

import (
	"image"

	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/icon"
	"github.com/giogrid/giogrid/gridui/internal/core"
	"github.com/giogrid/giogrid/gridui/internal/feature/find"
	"github.com/giogrid/giogrid/gridui/internal/feature/tools"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/option"
)

// QuickFilter returns a field for Filtering.Quick, which searches all columns. It shows while filters are enabled, and reports changes by events.QuickFilterChanged.
func QuickFilter() Tool {
	return Tool{func(g *core.Grid) tools.Tool {
		g.Bring(&core.RowFilters)
		return new(tools.Quick)
	}}
}

// Gap returns room without a tool: the tools after it are at the end of the bar.
func Gap() Tool {
	return Tool{func(*core.Grid) tools.Tool { return tools.Gap{} }}
}

// Find returns a button that opens the search. It shows while Grid.Find is enabled.
func Find() Tool {
	return Tool{func(g *core.Grid) tools.Tool { return finder{g} }}
}

type finder struct{ *core.Grid }

func (f finder) Face() (face ui.ButtonFace, ok bool) {
	st, o := &f.Painter.Style, &f.Options.Find
	return ui.ButtonFace{Label: st.Texts.Toolbar.Find, Icon: st.Icons.Find, On: o.Open}, o.Enabled
}

func (f finder) Do(gtx layout.Context, _ image.Rectangle) {
	f.Bring(&core.Find).(*find.Feature).Act(gtx, option.ActionFind)
}

// Columns returns a button that opens the list of columns, in which users show and hide them.
func Columns() Tool {
	return Tool{func(g *core.Grid) tools.Tool { return columns{g} }}
}

type columns struct{ *core.Grid }

func (c columns) Face() (face ui.ButtonFace, ok bool) {
	st := &c.Painter.Style
	return ui.ButtonFace{Label: st.Texts.Columns, Icon: st.Icons.Columns}, true
}

func (c columns) Do(_ layout.Context, at image.Rectangle) { c.ColumnList().OpenAt(at) }

// Button is a button of the program. Label is its name, shown if there is room. Icon may be zero, then the label shows
// always. Do is called when a user uses the button; nil greys it out.
type Button struct {
	Label string
	Icon  icon.Icon
	Do    func()
	// On, if not nil, reports whether the button shows as a switch that is on. Off, if not nil, returns why the button
	// cannot be used, empty if it can.
	On  func() bool
	Off func() string
}

// Program returns a tool for a button of the program.
func Program(b Button) Tool {
	return Tool{func(*core.Grid) tools.Tool { return button{b} }}
}

type button struct{ Button }

func (b button) Face() (face ui.ButtonFace, ok bool) {
	face = ui.ButtonFace{Label: b.Label, Icon: b.Icon, Off: b.Button.Do == nil, On: b.On != nil && b.On()}
	if b.Off != nil {
		face.Reason = b.Off()
		face.Off = face.Off || face.Reason != ""
	}
	return face, true
}

func (b button) Do(layout.Context, image.Rectangle) { b.Button.Do() }

// Groups returns a switch for a panel of groups. hidden is grouppanel.Panel.Disabled.
func Groups(hidden *bool) Tool {
	return Tool{func(g *core.Grid) tools.Tool { return groups{g, hidden} }}
}

type groups struct {
	*core.Grid
	hidden *bool
}

func (s groups) Face() (face ui.ButtonFace, ok bool) {
	st := &s.Painter.Style
	return ui.ButtonFace{Label: st.Texts.Toolbar.Groups, Icon: st.Icons.Groups, On: !*s.hidden}, true
}

func (s groups) Do(layout.Context, image.Rectangle) { *s.hidden = !*s.hidden }

// Filters returns a button that opens filters. open is filterbar.Bar.Build, or a function of the program. It shows while
// filters are enabled.
func Filters(open func()) Tool {
	return Tool{func(g *core.Grid) tools.Tool { return filters{g, open} }}
}

type filters struct {
	*core.Grid
	open func()
}

func (s filters) Face() (face ui.ButtonFace, ok bool) {
	st, o := &s.Painter.Style, &s.Options.Filtering
	return ui.ButtonFace{Label: st.Texts.Toolbar.Filters, Icon: st.Icons.Filter, Off: s.open == nil}, o.Enabled
}

func (s filters) Do(layout.Context, image.Rectangle) { s.open() }
