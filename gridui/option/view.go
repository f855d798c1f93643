// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package option

import (
	"bytes"
	"encoding/json"
	"maps"
	"slices"

	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/internal/filterlist"
	"github.com/giogrid/giogrid/gridui/internal/jsonid"
	"github.com/giogrid/giogrid/gridui/internal/override"
)

// View is the state that a user gave to a grid. It can be stored: as JSON, whose names do not change, or through
// Persistence and Views.
//
// A nil part is not part of the view: Grid.SetView does not change that state. Grid.View fills in all parts, but
// Selection only with Selection.InViews. Ranges of cells and open editors are not part of a view.
type View struct {
	// Order are the ids of all columns in order; empty: the order of Grid.Columns.
	Order []string `json:"order,omitzero"`
	// Shown and Hidden are the ids of columns that are shown or hidden other than in their definition.
	Shown  []string `json:"shown,omitzero"`
	Hidden []string `json:"hidden,omitzero"`
	// Widths are the widths in dp of columns that differ from their definition.
	Widths map[string]unit.Dp `json:"widths,omitzero"`
	// PinnedLeft and PinnedRight are the ids of the pinned columns.
	PinnedLeft  []string `json:"pinnedLeft,omitzero"`
	PinnedRight []string `json:"pinnedRight,omitzero"`
	// Collapsed are the ids of the closed header groups.
	Collapsed []string        `json:"collapsed,omitzero"`
	Sorting   []SortKey       `json:"sorting,omitzero"`
	Filters   []filter.Column `json:"filters,omitzero"`
	// Quick is the text of Filtering.Quick.
	Quick *string `json:"quick,omitzero"`
	// Expression is the filter over several columns.
	Expression *filter.Expr `json:"expression,omitempty"`
	// Operands is the notation of numbers in Filters and Expression.
	Operands Operands   `json:"operands,omitzero"`
	Page     *PageState `json:"page,omitzero"`
	// Grouping holds By, Levels, Aggregates and Shares; the other fields are not part of a view.
	Grouping *Grouping `json:"grouping,omitzero"`
	// Expanded holds Rows and Depth of Expansion, Details the rows with an open detail.
	Expanded *Expansion      `json:"expanded,omitzero"`
	Details  *idset.Set      `json:"details,omitzero"`
	Scroll   *ScrollPosition `json:"scroll,omitzero"`
	Focus    *CellID         `json:"focus,omitzero"`
	// Selection holds the selected rows, if Selection.InViews is set.
	Selection *idset.Set `json:"selection,omitzero"`
	// PinnedRowsTop and PinnedRowsBottom are the ids of pinned rows, including missing rows.
	PinnedRowsTop    []string `json:"pinnedRowsTop,omitzero"`
	PinnedRowsBottom []string `json:"pinnedRowsBottom,omitzero"`
	// RowHeights are the heights in dp that users gave to rows, by id.
	RowHeights map[string]unit.Dp `json:"rowHeights,omitzero"`
	// Zoom is Zoom.Level, from 0.5 to 3. Sizes in the view are not multiplied by it.
	Zoom *float32 `json:"zoom,omitzero"`
	// Extensions holds the states of extensions by name, including states of extensions that the grid does not have.
	Extensions map[string]json.RawMessage `json:"extensions,omitzero"`
}

// Operands is the notation of numbers in the filters of a view.
type Operands uint8

// The ways of writing numbers.
const (
	// OperandsLocal means the notation of the grid's users, see locale.Numbers.
	OperandsLocal Operands = iota
	// OperandsPlain means plain digits, such as "1234.5", in every language. Grid.View returns such views.
	OperandsPlain
	// OperandsUnknown means the JSON of an older program, without a notation. Ambiguous numbers, such as "1,234",
	// are not applied.
	OperandsUnknown
)

// IsZero reports whether JSON omits the notation.
func (o Operands) IsZero() bool { return o != OperandsPlain }

// MarshalJSON writes OperandsPlain.
func (o Operands) MarshalJSON() ([]byte, error) { return []byte(`"plain"`), nil }

// UnmarshalJSON reads OperandsPlain as MarshalJSON writes it. Any other text gives OperandsUnknown.
func (o *Operands) UnmarshalJSON(text []byte) error {
	*o = OperandsUnknown
	if string(text) == `"plain"` {
		*o = OperandsPlain
	}
	return nil
}

// ScrollPosition is the scroll position of a grid, in pixels of the screen on which it was read. The zero value is
// the beginning.
type ScrollPosition struct {
	// RowID is the id of the row at the top. Row is its row index, which is used if the row is gone. RowOffset
	// is the height of its part above the edge.
	RowID     string `json:"rowId,omitzero"`
	Row       int    `json:"row,omitzero"`
	RowOffset int    `json:"rowOffset,omitzero"`
	// ColumnID is the first scrolling column, ColumnOffset the width of its part beyond the edge. X is the
	// horizontal scroll offset, which is used if the column is gone.
	ColumnID     string `json:"columnId,omitzero"`
	ColumnOffset int    `json:"columnOffset,omitzero"`
	X            int    `json:"x,omitzero"`
}

// ViewParts is a set of parts of a View, joined by |.
type ViewParts uint32

const (
	// ViewOrder is View.Order, ViewVisibility Shown and Hidden, ViewPinning PinnedLeft and PinnedRight, ViewRowPins
	// PinnedRowsTop and PinnedRowsBottom. The other parts are the fields with their names.
	ViewOrder ViewParts = 1 << iota
	ViewVisibility
	ViewWidths
	ViewPinning
	ViewCollapsed
	ViewSorting
	ViewFilters
	ViewPage
	ViewExpanded
	ViewDetails
	ViewScroll
	ViewRowPins
	ViewRowHeights
	ViewExtensions
	ViewExpression
	ViewGrouping
	ViewQuick
	ViewFocus
	ViewSelection
	ViewZoom

	// ViewAll is all parts, ViewColumns the parts about columns.
	ViewAll     ViewParts = 1<<iota - 1
	ViewColumns           = ViewOrder | ViewVisibility | ViewWidths | ViewPinning | ViewCollapsed
)

// Only returns the view with only the given parts.
func (v View) Only(parts ViewParts) View {
	drop := func(p ViewParts) bool { return parts&p == 0 }
	if drop(ViewOrder) {
		v.Order = nil
	}
	if drop(ViewVisibility) {
		v.Shown, v.Hidden = nil, nil
	}
	if drop(ViewWidths) {
		v.Widths = nil
	}
	if drop(ViewPinning) {
		v.PinnedLeft, v.PinnedRight = nil, nil
	}
	if drop(ViewCollapsed) {
		v.Collapsed = nil
	}
	if drop(ViewSorting) {
		v.Sorting = nil
	}
	if drop(ViewFilters) {
		v.Filters = nil
	}
	if drop(ViewPage) {
		v.Page = nil
	}
	if drop(ViewExpanded) {
		v.Expanded = nil
	}
	if drop(ViewDetails) {
		v.Details = nil
	}
	if drop(ViewScroll) {
		v.Scroll = nil
	}
	if drop(ViewRowPins) {
		v.PinnedRowsTop, v.PinnedRowsBottom = nil, nil
	}
	if drop(ViewRowHeights) {
		v.RowHeights = nil
	}
	if drop(ViewExtensions) {
		v.Extensions = nil
	}
	if drop(ViewExpression) {
		v.Expression = nil
	}
	if drop(ViewGrouping) {
		v.Grouping = nil
	}
	if drop(ViewQuick) {
		v.Quick = nil
	}
	if drop(ViewFocus) {
		v.Focus = nil
	}
	if drop(ViewSelection) {
		v.Selection = nil
	}
	if drop(ViewZoom) {
		v.Zoom = nil
	}
	return v
}

// Parts returns the parts that are in the view.
func (v View) Parts() (parts ViewParts) {
	for part, has := range map[ViewParts]bool{
		ViewOrder: v.Order != nil, ViewVisibility: v.Shown != nil || v.Hidden != nil, ViewWidths: v.Widths != nil,
		ViewPinning: v.PinnedLeft != nil || v.PinnedRight != nil, ViewCollapsed: v.Collapsed != nil,
		ViewSorting: v.Sorting != nil, ViewFilters: v.Filters != nil, ViewPage: v.Page != nil,
		ViewExpanded: v.Expanded != nil, ViewDetails: v.Details != nil, ViewScroll: v.Scroll != nil,
		ViewRowPins: v.PinnedRowsTop != nil || v.PinnedRowsBottom != nil, ViewRowHeights: v.RowHeights != nil,
		ViewExtensions: v.Extensions != nil, ViewExpression: v.Expression != nil, ViewGrouping: v.Grouping != nil,
		ViewQuick: v.Quick != nil, ViewFocus: v.Focus != nil, ViewSelection: v.Selection != nil,
		ViewZoom: v.Zoom != nil,
	} {
		if has {
			parts |= part
		}
	}
	return parts
}

// Equal reports whether two views have the same parts with equal values.
func (v View) Equal(w View) bool {
	return v.Parts() == w.Parts() && v.equalColumns(&w) && v.equalRows(&w) &&
		maps.EqualFunc(v.Extensions, w.Extensions, func(a, b json.RawMessage) bool { return bytes.Equal(a, b) })
}

func (v *View) equalColumns(w *View) bool {
	return slices.Equal(v.Order, w.Order) && slices.Equal(v.Shown, w.Shown) && slices.Equal(v.Hidden, w.Hidden) &&
		slices.Equal(v.PinnedLeft, w.PinnedLeft) && slices.Equal(v.PinnedRight, w.PinnedRight) &&
		slices.Equal(v.Collapsed, w.Collapsed) && maps.Equal(v.Widths, w.Widths)
}

func (v *View) equalRows(w *View) bool {
	return slices.Equal(v.Sorting, w.Sorting) && (v.Grouping == nil || v.Grouping.sameView(*w.Grouping)) && slices.EqualFunc(v.Filters, w.Filters, filter.Column.Equal) &&
		slices.Equal(v.PinnedRowsTop, w.PinnedRowsTop) && slices.Equal(v.PinnedRowsBottom, w.PinnedRowsBottom) &&
		maps.Equal(v.RowHeights, w.RowHeights) && equalAt(v.Page, w.Page) && equalAt(v.Zoom, w.Zoom) && equalAt(v.Scroll, w.Scroll) &&
		(v.Expression == nil || v.Expression.Equal(*w.Expression)) &&
		equalAt(v.Quick, w.Quick) && equalAt(v.Focus, w.Focus) && equalSets(v.Details, w.Details) && equalSets(v.Selection, w.Selection) &&
		(v.Expanded == nil || v.Expanded.Depth == w.Expanded.Depth && v.Expanded.Rows.Equal(w.Expanded.Rows))
}

// equalAt reports whether two pointers point to equal values. Both are nil or both are not.
func equalAt[V comparable](a, b *V) bool { return a == nil || *a == *b }

// equalSets reports whether two sets are equal. Both are nil or both are not.
func equalSets(a, b *idset.Set) bool { return a == nil || a.Equal(*b) }

// Clone returns a deep copy of the view.
func (v View) Clone() View {
	for _, list := range [...]*[]string{
		&v.Order, &v.Shown, &v.Hidden, &v.PinnedLeft, &v.PinnedRight, &v.Collapsed, &v.PinnedRowsTop, &v.PinnedRowsBottom,
	} {
		*list = slices.Clone(*list)
	}
	v.Widths, v.RowHeights, v.Sorting = maps.Clone(v.Widths), maps.Clone(v.RowHeights), slices.Clone(v.Sorting)
	v.Extensions = maps.Clone(v.Extensions)
	if v.Grouping != nil {
		g := v.Grouping.viewClone()
		v.Grouping = &g
	}
	v.Filters = filterlist.Clone(v.Filters)
	v.Page, v.Scroll, v.Quick, v.Focus, v.Zoom = cloneAt(v.Page), cloneAt(v.Scroll), cloneAt(v.Quick), cloneAt(v.Focus), cloneAt(v.Zoom)
	v.Details, v.Selection = cloneSet(v.Details), cloneSet(v.Selection)
	if v.Expression = cloneAt(v.Expression); v.Expression != nil {
		*v.Expression = v.Expression.Clone()
	}
	if v.Expanded = cloneAt(v.Expanded); v.Expanded != nil {
		v.Expanded.Rows = v.Expanded.Rows.Clone()
	}
	return v
}

func cloneSet(s *idset.Set) *idset.Set {
	if s == nil {
		return nil
	}
	c := s.Clone()
	return &c
}

func cloneAt[V any](p *V) *V {
	if p == nil {
		return nil
	}
	c := *p
	return &c
}

// MarshalJSON returns the view as JSON. Ids and operands of filters may be any strings: bytes that are not UTF-8 are
// encoded so that UnmarshalJSON restores them.
func (v View) MarshalJSON() ([]byte, error) {
	type plain View
	return json.Marshal(plain(v.mapIDs(jsonid.Encode)))
}

// UnmarshalJSON reads the JSON that MarshalJSON returns. It ignores unknown members, and widths, heights and levels of
// zoom that are not positive and finite.
func (v *View) UnmarshalJSON(text []byte) error {
	type plain View
	in := struct {
		*plain
		Widths     map[string]json.RawMessage `json:"widths"`
		RowHeights map[string]json.RawMessage `json:"rowHeights"`
		Zoom       json.RawMessage            `json:"zoom"`
	}{plain: (*plain)(v)}
	*v = View{Operands: OperandsUnknown}
	if err := json.Unmarshal(text, &in); err != nil {
		return err
	}
	v.Widths, v.RowHeights, v.Zoom = readSizes(in.Widths), readSizes(in.RowHeights), readZoom(in.Zoom)
	if v.Operands == OperandsUnknown && len(v.Filters) == 0 && (v.Expression == nil || v.Expression.IsZero()) {
		v.Operands = OperandsLocal // which none are
	}
	*v = v.mapIDs(jsonid.Decode)
	return nil
}

// readZoom parses a level of zoom. It returns nil unless the level is positive and finite.
func readZoom(text json.RawMessage) *float32 {
	var level float32
	if text == nil || json.Unmarshal(text, &level) != nil || override.Positive(level) == 0 {
		return nil
	}
	return &level
}

// readSizes parses sizes in dp, and skips values that are not positive and finite.
func readSizes(texts map[string]json.RawMessage) map[string]unit.Dp {
	if texts == nil {
		return nil
	}
	sizes := map[string]unit.Dp{}
	for id, text := range texts {
		var size float32
		if json.Unmarshal(text, &size) == nil && override.Positive(size) > 0 {
			sizes[id] = unit.Dp(size)
		}
	}
	return sizes
}
