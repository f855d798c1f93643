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
