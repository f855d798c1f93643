// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import "github.com/giogrid/giogrid/gridui/internal/core"

// A Feature is an optional part of a grid that NewWith links. The zero value links nothing.
type Feature struct{ brings *core.Optional }

// The optional features of a grid. Each comment ends with what the feature adds to a program in WebAssembly, without
// compression; parts that two features share count in both.
var (
	// FeatureClipboard copies, cuts, pastes and clears cells, and serves items of menus that do. 1212 kB.
	FeatureClipboard = Feature{&core.Clipboard}
	// FeatureRanges selects ranges of cells, fills them and moves them: Grid.CellRanges. 312 kB.
	FeatureRanges = Feature{&core.CellRanges}
	// FeatureFind searches and replaces: Grid.Find. 920 kB.
	FeatureFind = Feature{&core.Find}
	// FeatureRowFilters hides the rows that do not pass the filters of Grid.Filtering, which the program or users set.
	// Filtering.Manual needs no feature. 513 kB.
	FeatureRowFilters = Feature{&core.RowFilters}
	// FeatureFilters shows the filter row and the filter panels of headers: Grid.Filtering. It brings
	// FeatureRowFilters. 1535 kB.
	FeatureFilters = Feature{&core.Filters}
	// FeatureColumnMoves lets users move columns: Grid.ColumnOrder. Package grouppanel brings it. 151 kB.
	FeatureColumnMoves = Feature{&core.ColumnMoves}
	// FeatureColumnSizes lets users resize columns, and fit them to their contents: Grid.ColumnSizing. 202 kB.
	FeatureColumnSizes = Feature{&core.ColumnSizes}
	// FeatureHeaderMenu opens menus from headers: Grid.HeaderMenu. 619 kB.
	FeatureHeaderMenu = Feature{&core.HeaderMenu}
	// FeatureColumnList shows the list of columns: Grid.OpenColumns and Grid.ColumnVisibility. 333 kB.
	FeatureColumnList = Feature{&core.ColumnList}
	// FeatureViews keeps views in a store: Grid.Persist, ColumnOrder.Persist, ColumnVisibility.Persist. Grid.View,
	// SetView, SaveView and ResetView bring it. 1514 kB.
	FeatureViews = Feature{&core.Views}
	// FeatureRowDrag lets users move rows: Grid.RowDrag. 424 kB.
	FeatureRowDrag = Feature{&core.RowDrag}
	// FeaturePageBar shows the bar of pages: Grid.Paging. Pages themselves need no feature. 270 kB.
	FeaturePageBar = Feature{&core.Paging}
	// FeatureStatusBar shows the status bar: Grid.StatusBar. 259 kB.
	FeatureStatusBar = Feature{&core.StatusBar}
	// FeatureGoToRow shows the card that goes to a row: Grid.GoToRow. 216 kB.
	FeatureGoToRow = Feature{&core.GoToRow}
	// FeatureGoToColumn shows the field that goes to a column: Grid.GoToColumn. 339 kB.
	FeatureGoToColumn = Feature{&core.GoToColumn}
	// FeatureTypeAhead goes to the row whose cell begins with typed letters: Grid.TypeAhead. 122 kB.
	FeatureTypeAhead = Feature{&core.TypeAhead}
	// FeatureRowInsert inserts, duplicates and deletes rows by keys: Grid.NewRow, Grid.CopyRow, Editing.RemoveRows.
	// RowItems, Grid.InsertRows, DuplicateRows and DeleteRows bring it. 174 kB.
	FeatureRowInsert = Feature{&core.RowInsert}
	// FeatureDebug shows what frames cost: Grid.Debug. 639 kB, most of it log/slog.
	FeatureDebug = Feature{&core.Debug}
	// FeatureFollow keeps the last row in view while rows come: Grid.Follow. 41 kB.
	FeatureFollow = Feature{&core.Follow}
	// FeatureFullRows shows rows over all columns: Grid.IsFullRow, Grid.FullRow. 65 kB.
	FeatureFullRows = Feature{&core.FullRows}
	// FeatureRowEdit edits all cells of a row together: Editing.Row, Grid.ValidateRow. 131 kB.
	FeatureRowEdit = Feature{&core.RowEdit}
	// FeatureNewRow shows an empty row in which users type a new row: Editing.NewRow. It brings FeatureRowEdit and
	// FeatureRowInsert. 325 kB.
	FeatureNewRow = Feature{&core.NewRow}
	// FeatureZoom lets users zoom by keys, the wheel and two fingers: Grid.Zoom. Zoom.Level needs no feature. 19 kB.
	FeatureZoom = Feature{&core.Zoom}
	// FeatureSortBy orders rows by magnitudes and by lists, and lets users choose: option.SortKey.By, Sorting.ByMenu.
	// Package formats brings the orders by colour and by icon. 741 kB.
	FeatureSortBy = Feature{&core.SortBy}
	// FeatureGroups groups rows by columns, and shows totals and shares: Grid.Grouping. Package grouppanel brings it.
	// 601 kB.
	FeatureGroups = Feature{&core.Groups}
	// FeatureTrees nests rows by Grid.Tree, with aggregates and shares in its branches. A TreeGrid brings it.
	// RemoteOptions.Tree needs no feature. 760 kB.
	FeatureTrees = Feature{&core.Trees}
	// FeatureSemantics describes the grid to assistive technology and to tests: Grid.Semantics. Each grid has it on
	// Android, the only platform where Gio hands descriptions on. 134 kB.
	FeatureSemantics = Feature{&core.Semantics}
)
