// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package feature

import (
	"image"

	"gioui.org/io/pointer"
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/celllayout"
	"github.com/giogrid/giogrid/gridui/internal/errwords"
	"github.com/giogrid/giogrid/gridui/internal/headmarks"
	"github.com/giogrid/giogrid/gridui/internal/style"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

// NoEditor is the Editor of a grid whose cells cannot be edited.
type NoEditor struct{}

func (NoEditor) IsOpen() bool                    { return false }
func (NoEditor) EditStep(layout.Context) bool    { return false }
func (NoEditor) HoldsKeys() bool                 { return false }
func (NoEditor) HoldStep(layout.Context) bool    { return false }
func (NoEditor) Type(layout.Context, string)     {}
func (NoEditor) MayOpen() bool                   { return false }
func (NoEditor) TypesInstead(option.Action) bool { return false }
func (NoEditor) HasEnded() bool                  { return false }
func (NoEditor) Edits(viewport.Address) bool     { return false }
func (NoEditor) Covers(image.Point) bool         { return false }
func (NoEditor) ErrorText(err error) string      { return errwords.Of(err) }
func (NoEditor) Commit() bool                    { return true }

func (NoEditor) TakesPress(layout.Context, pointer.Event) bool { return false }

// NoPhrases holds the phrases of a grid that is not described to assistive technology.
type NoPhrases struct{}

func (NoPhrases) Progress(int) string                    { return "" }
func (NoPhrases) Editor(viewport.Address, string) string { return "" }
func (NoPhrases) Detail(layoutx.Band, int) string        { return "" }

// FilterPanel opens the filters of columns.
type FilterPanel interface {
	// Request opens the panel of a column in the next frame.
	Request(columnID string)
}

// NoFilterPanel is the FilterPanel of a grid without filters.
type NoFilterPanel struct{}

func (NoFilterPanel) Request(string) {}

// CellFilters filters rows by the value of a cell.
type CellFilters interface {
	// Can reports whether rows can be filtered by the focused cell. Request filters by its value or excludes it.
	Can() bool
	Request(exclude bool)
}

// NoCellFilters is the CellFilters of a grid without filters.
type NoCellFilters struct{}

func (NoCellFilters) Can() bool    { return false }
func (NoCellFilters) Request(bool) {}

// HeaderMenu opens the menus of headers, and shows their buttons in headers.
type HeaderMenu interface {
	headmarks.Buttons
	// Request opens the menu of a column in the next frame. IsOpen reports whether a menu is open, Close closes it.
	Request(columnID string)
	IsOpen() bool
	Close()
	// Replace closes an open menu because another one opens. Layout draws it over the grid, which has a size in
	// pixels.
	Replace()
	Layout(gtx layout.Context, size image.Point)
}

// NoHeaderMenu is the HeaderMenu of a grid without menus of headers.
type NoHeaderMenu struct{}

func (NoHeaderMenu) HasButton(int) bool                  { return false }
func (NoHeaderMenu) Room(int) int                        { return 0 }
func (NoHeaderMenu) GroupRoom(viewport.Address) int      { return 0 }
func (NoHeaderMenu) RoomNeeded(*style.Resolved, int) int { return 0 }
func (NoHeaderMenu) Beside(_, col celllayout.Span) (lo, hi int) {
	return col.Start, col.Start + col.Size
}
func (NoHeaderMenu) Key(hash uint64, _, _ int) uint64   { return hash }
func (NoHeaderMenu) Request(string)                     {}
func (NoHeaderMenu) IsOpen() bool                       { return false }
func (NoHeaderMenu) Close()                             {}
func (NoHeaderMenu) Replace()                           {}
func (NoHeaderMenu) Layout(layout.Context, image.Point) {}
