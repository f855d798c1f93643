// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

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
	"github.com/giogrid/giogrid/gridui/internal/feature/filtering"
	"github.com/giogrid/giogrid/gridui/internal/feature/flash"
	"github.com/giogrid/giogrid/gridui/internal/feature/focusring"
	"github.com/giogrid/giogrid/gridui/internal/feature/headmenu"
	"github.com/giogrid/giogrid/gridui/internal/feature/highlight"
	"github.com/giogrid/giogrid/gridui/internal/feature/history"
	"github.com/giogrid/giogrid/gridui/internal/feature/outline"
	"github.com/giogrid/giogrid/gridui/internal/feature/paging"
	"github.com/giogrid/giogrid/gridui/internal/feature/panes"
	"github.com/giogrid/giogrid/gridui/internal/feature/persist"
	"github.com/giogrid/giogrid/gridui/internal/feature/placeholder"
	"github.com/giogrid/giogrid/gridui/internal/feature/rowdrag"
	"github.com/giogrid/giogrid/gridui/internal/feature/rowpins"
	"github.com/giogrid/giogrid/gridui/internal/feature/rowselect"
	"github.com/giogrid/giogrid/gridui/internal/feature/rowsize"
	"github.com/giogrid/giogrid/gridui/internal/feature/scrollbar"
	"github.com/giogrid/giogrid/gridui/internal/feature/semantics"
	"github.com/giogrid/giogrid/gridui/internal/feature/ticks"
	"github.com/giogrid/giogrid/gridui/internal/feature/toolbar"
	"github.com/giogrid/giogrid/gridui/internal/feature/tooltip"
)

// features are those that stand in packages of their own. Each is wired once, here.
type features struct {
	feature.List
	cellEdit   celledit.Feature
	clipboard  clipboard.Feature
	exporting  exporting.Feature
	history    history.Feature
	flash      flash.Feature
	paging     paging.Feature
	highlight  highlight.Feature
	scrollbar  scrollbar.Feature
	columnSize columnsize.Feature
	columnFit  columnfit.Feature
	columnMove columnmove.Feature
	rowDrag    rowdrag.Feature
	outline    outline.Feature
	details    details.Feature
	rowPins    rowpins.Feature
	rowSize    rowsize.Feature
	persist    persist.Feature
	// columnHistory makes steps of changes of the columns.
	columnHistory columnhistory.Feature
	columnChooser columnchooser.Feature
	headMenu      headmenu.Feature
	filtering     filtering.Feature
	tooltip       tooltip.Feature
	semantics     semantics.Feature
	announce      announce.Feature
	placeholder   placeholder.Feature
	debug         debug.Feature
	toolbar       toolbar.Feature
	panes         panes.Feature
	ticks         ticks.Feature
	focusRing     focusring.Feature
	rowSelect     rowselect.Feature
	cellMarks     cellmarks.Feature
}
