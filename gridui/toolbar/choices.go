// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package toolbar

import (
	"image"

	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/core"
	"github.com/giogrid/giogrid/gridui/internal/feature/tools"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/theme"
)

// Choice is an entry of a list that a tool opens.
type Choice struct {
	Label string
	// Do is called when a user chooses the entry; nil greys it out.
	Do func()
	// On, if not nil, reports whether the entry has a check mark.
	On func() bool
	// Off, if not nil, returns why the entry cannot be chosen, empty if it can.
	Off func() string
}

// Export returns a list of exports. The program states what they write:
//
//	toolbar.Export(
//		toolbar.Choice{Label: "CSV", Do: func() { grid.Export(gridui.ExportOptions{}) }},
//		toolbar.Choice{Label: "Selected rows as CSV", Do: func() { grid.Export(gridui.ExportOptions{Selected: true}) }},
//	)
//
// A single choice is a button that exports at once.
func Export(choices ...Choice) Tool {
	return Tool{func(g *core.Grid) tools.Tool {
		list := list{func() ui.ButtonFace {
			st := &g.Painter.Style
			return ui.ButtonFace{Label: st.Texts.Toolbar.Export, Icon: st.Icons.Export}
		}, choices}
		if len(choices) == 1 {
			return single{list}
		}
		return list
	}}
}

// List returns a button of the program that opens a list. Its Do is not called.
func List(b Button, choices ...Choice) Tool {
	return Tool{func(*core.Grid) tools.Tool {
		return list{func() ui.ButtonFace {
			b := b
			b.Do = func() {}
			face, _ := button{b}.Face()
			return face
		}, choices}
	}}
}

// list is a button that opens a list of choices.
type list struct {
	face    func() ui.ButtonFace
	choices []Choice
}

func (l list) Face() (face ui.ButtonFace, ok bool) { return l.face(), len(l.choices) > 0 }

func (l list) Do(layout.Context, image.Rectangle) {}

// Choices returns the entries as they are now.
func (l list) Choices() (out []tools.Choice) {
	for _, c := range l.choices {
		entry := tools.Choice{Label: c.Label, Do: c.Do, Choice: c.On != nil, Checked: c.On != nil && c.On()}
		if c.Off != nil {
			entry.Reason = c.Off()
			entry.Disabled = entry.Reason != ""
		}
		out = append(out, entry)
	}
	return out
}

// single is a button for a list with one choice.
type single struct{ list list }

func (s single) Face() (face ui.ButtonFace, ok bool) {
	face, ok = s.list.Face()
	c := s.list.Choices()[0]
	face.Off, face.Reason = c.Disabled || c.Do == nil, c.Reason
	return face, ok
}

func (s single) Do(layout.Context, image.Rectangle) { s.list.choices[0].Do() }

// Density returns a list of the densities of rows: Grid.Density. It reports changes by events.DensityChanged.
func Density() Tool {
	return Tool{func(g *core.Grid) tools.Tool { return density{g} }}
}

type density struct{ *core.Grid }

func (d density) Face() (face ui.ButtonFace, ok bool) {
	st := &d.Painter.Style
	return ui.ButtonFace{Label: st.Texts.Toolbar.Density, Icon: st.Icons.Density}, true
}

func (d density) Do(layout.Context, image.Rectangle) {}

// Choices returns the densities.
func (d density) Choices() []tools.Choice {
	t := &d.Painter.Style.Texts.Toolbar
	return []tools.Choice{
		d.choice(t.Compact, theme.DensityCompact), d.choice(t.Standard, theme.DensityStandard), d.choice(t.Comfortable, theme.DensityComfortable),
	}
}

func (d density) choice(label string, to theme.Density) tools.Choice {
	now := d.Options.Density
	return tools.Choice{Label: label, Choice: true, Checked: now == to, Do: func() {
		if from := d.Options.Density; from != to {
			d.Options.Density = to
			d.Report.Emit(events.DensityChanged{From: from, To: to})
		}
	}}
}
