// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package viewmenu_test

import (
	"strings"
	"testing"

	"gioui.org/layout"
	"gioui.org/op"
	"gioui.org/text"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/feature/viewmenu"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/storage"
)

// TestFailuresWaitForTheStyle makes the store fail before the first frame is painted.
func TestFailuresWaitForTheStyle(t *testing.T) {
	var store storage.Memory
	require.NoError(t, store.Set("views", "{"))
	var told told
	painter := new(draw.Painter)
	f := viewmenu.Feature{Sources: viewmenu.Sources{
		Program: program{&store}, Views: unchanged{}, Options: new(option.Options), Painter: painter, Report: &told,
	}}
	gtx := layout.Context{Ops: new(op.Ops)}
	f.Tick(gtx)
	f.Wait()
	f.Tick(gtx)
	require.Empty(t, told)

	painter.Style.Shaper, painter.Style.Texts = text.NewShaper(text.NoSystemFonts()), locale.For("en")
	f.Tick(gtx)
	require.Len(t, told, 1)
	said := told[0].(events.ProblemFound).Text
	require.True(t, strings.HasPrefix(said, "The views could not be read: "), said)
}

// A program keeps the views of users in a store.
type program struct{ store storage.Store }

func (program) Shows() bool                      { return true }
func (program) Locked() []option.NamedView       { return nil }
func (p program) Place() (storage.Store, string) { return p.store, "views" }
func (program) Parts() option.ViewParts          { return option.ViewAll }
func (program) Current() string                  { return "" }
func (program) SetCurrent(string)                {}

// unchanged provides a view that never changes.
type unchanged struct{}

func (unchanged) View() option.View         { return option.View{} }
func (unchanged) SetView(option.View)       {}
func (unchanged) Changed() bool             { return false }
func (unchanged) Lasting() option.ViewParts { return option.ViewAll }

// told collects the events that the program receives.
type told []events.Event

func (t *told) Emit(ev events.Event)               { *t = append(*t, ev) }
func (*told) Problem(key, format string, _ ...any) {}
