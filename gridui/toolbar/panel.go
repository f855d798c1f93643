// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package toolbar

import (
	"image"

	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/core"
	"github.com/giogrid/giogrid/gridui/internal/feature/tools"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/option"
)

// Panel returns a switch that opens and closes a panel of a side bar, and is on while the panel is open. of is
// sidebar.Bar.SideBar. The tool keeps the keyboard, so that the same key closes the panel. Users' changes are reported by
// events.SidePanelChanged. The tool shows unless its panel is disabled.
func Panel(of *option.SideBar, panel option.SidePanel) Tool {
	return Tool{func(g *core.Grid) tools.Tool { return sidePanel{g, of, panel} }}
}

type sidePanel struct {
	*core.Grid
	of    *option.SideBar
	panel option.SidePanel
}

func (s sidePanel) Face() (face ui.ButtonFace, ok bool) {
	st := &s.Painter.Style
	face.On = s.of.Open == s.panel
	switch s.panel {
	case option.SideColumns:
		face.Label, face.Icon, ok = st.Texts.Toolbar.ColumnsPanel, st.Icons.Columns, !s.of.ColumnsDisabled
	case option.SideFilters:
		face.Label, face.Icon, ok = st.Texts.Toolbar.FiltersPanel, st.Icons.Filter, !s.of.FiltersDisabled
	}
	return face, ok
}

func (s sidePanel) Do(layout.Context, image.Rectangle) {
	from, to := s.of.Open, s.panel
	if from == to {
		to = option.SideNone
	}
	s.of.Open = to
	s.Report.Emit(events.SidePanelChanged{From: from, To: to})
}
