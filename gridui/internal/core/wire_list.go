// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package core

import (
	"github.com/giogrid/giogrid/gridui/internal/feature"
	"github.com/giogrid/giogrid/gridui/internal/feature/announce"
	"github.com/giogrid/giogrid/gridui/internal/feature/celledit"
	"github.com/giogrid/giogrid/gridui/internal/feature/cellmarks"
	"github.com/giogrid/giogrid/gridui/internal/feature/clipboard"
	"github.com/giogrid/giogrid/gridui/internal/feature/columnchooser"
	"github.com/giogrid/giogrid/gridui/internal/feature/columnfit"
	"github.com/giogrid/giogrid/gridui/internal/feature/columnhistory"
	"github.com/giogrid/giogrid/gridui/internal/feature/columnmove"
	"github.com/giogrid/giogrid/gridui/internal/feature/columnsize"
	"github.com/giogrid/giogrid/gridui/internal/feature/debug"
	"github.com/giogrid/giogrid/gridui/internal/feature/details"
	"github.com/giogrid/giogrid/gridui/internal/feature/exporting"
	"github.com/giogrid/giogrid/gridui/internal/feature/flash"
	"github.com/giogrid/giogrid/gridui/internal/feature/focusring"
	"github.com/giogrid/giogrid/gridui/internal/feature/gotorow"
	"github.com/giogrid/giogrid/gridui/internal/feature/headmenu"
	"github.com/giogrid/giogrid/gridui/internal/feature/highlight"
	"github.com/giogrid/giogrid/gridui/internal/feature/history"
	"github.com/giogrid/giogrid/gridui/internal/feature/outline"
	"github.com/giogrid/giogrid/gridui/internal/feature/paging"
	"github.com/giogrid/giogrid/gridui/internal/feature/panes"
	"github.com/giogrid/giogrid/gridui/internal/feature/persist"
	"github.com/giogrid/giogrid/gridui/internal/feature/placeholder"
	"github.com/giogrid/giogrid/gridui/internal/feature/remotestate"
	"github.com/giogrid/giogrid/gridui/internal/feature/rowdrag"
	"github.com/giogrid/giogrid/gridui/internal/feature/rownumbers"
	"github.com/giogrid/giogrid/gridui/internal/feature/rowpins"
	"github.com/giogrid/giogrid/gridui/internal/feature/rowselect"
	"github.com/giogrid/giogrid/gridui/internal/feature/rowsize"
	"github.com/giogrid/giogrid/gridui/internal/feature/scrollbar"
	"github.com/giogrid/giogrid/gridui/internal/feature/scrollmarks"
	"github.com/giogrid/giogrid/gridui/internal/feature/semantics"
	"github.com/giogrid/giogrid/gridui/internal/feature/statusbar"
	"github.com/giogrid/giogrid/gridui/internal/feature/ticks"
	"github.com/giogrid/giogrid/gridui/internal/feature/toolbar"
	"github.com/giogrid/giogrid/gridui/internal/feature/tooltip"
)

// Features are what a grid is made of beside its rows, columns and cells. Wire connects them.
type Features struct {
	feature.List
	// Filters and CellFilters are never nil.
	Filters     feature.FilterPanel
	CellFilters feature.CellFilters
	CellEdit    celledit.Feature
	Clipboard   clipboard.Feature
	Exporting   exporting.Feature
	History     history.Feature
	Flash       flash.Feature
	Paging      paging.Feature
	Highlight   highlight.Feature
	Scrollbar   scrollbar.Feature
	ScrollMarks scrollmarks.Feature
	ColumnSize  columnsize.Feature
	ColumnFit   columnfit.Feature
	ColumnMove  columnmove.Feature
	RowDrag     rowdrag.Feature
	Outline     outline.Feature
	Details     details.Feature
	RowPins     rowpins.Feature
	RowSize     rowsize.Feature
	Persist     persist.Feature
	// ColumnHistory makes steps of changes of the columns.
	ColumnHistory columnhistory.Feature
	ColumnChooser columnchooser.Feature
	HeadMenu      headmenu.Feature
	Tooltip       tooltip.Feature
	Semantics     semantics.Feature
	Announce      announce.Feature
	Placeholder   placeholder.Feature
	RemoteState   remotestate.Feature
	RemoteBar     remotestate.Bar
	Debug         debug.Feature
	Toolbar       toolbar.Feature
	Panes         panes.Feature
	Ticks         ticks.Feature
	FocusRing     focusring.Feature
	RowSelect     rowselect.Feature
	CellMarks     cellmarks.Feature
	RowNumbers    rownumbers.Feature
	StatusBar     statusbar.Feature
	GoToRow       gotorow.Feature
}
