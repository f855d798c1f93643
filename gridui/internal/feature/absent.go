// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package feature

import (
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/errwords"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
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
func (NoEditor) ErrorText(err error) string      { return errwords.Of(err) }
func (NoEditor) Commit() bool                    { return true }

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
