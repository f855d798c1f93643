// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"image"

	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
)

// editKit is what edits cells: the editor, boxes to tick, clearing and pasting. A column
// brings it with its Edit, and nothing else does: a program in which no cell can be
// edited does not carry it, which makes one for a browser smaller.
type editKit interface {
	// serve opens the editor that was asked for, step reads its input.
	serve(e *engine, gtx layout.Context)
	step(e *engine, gtx layout.Context) bool
	// typed, act, doubleClicked and tick do what a text, an action and clicks on a cell
	// ask for. typesHere says that the letter of an action is typed instead.
	typed(e *engine, gtx layout.Context, text string)
	act(e *engine, gtx layout.Context, a option.Action) bool
	typesHere(e *engine, a option.Action) bool
	doubleClicked(e *engine, at viewport.Address, by events.Click)
	tick(e *engine, at image.Point, cell viewport.Address)
	// commit ends the edit, and says whether it could.
	commit(e *engine) bool
	paint(p *painter)
	// clear takes the values of the selected rows, or else of a cell, cut copies them
	// before; paste takes what the clipboard holds, and goes on with edits of many rows.
	clear(g *core, at viewport.Address)
	cut(g *core, at viewport.Address)
	paste(g *core, gtx layout.Context) bool
}

// kit edits cells, or does nothing where none can be edited.
func (e *engine) kit() editKit {
	if kit, ok := e.cols.Kit.(editKit); ok {
		return kit
	}
	return noKit{}
}

// cellKit edits cells.
type cellKit struct{}

func (cellKit) serve(e *engine, gtx layout.Context)                     { e.serveEdit(gtx) }
func (cellKit) step(e *engine, gtx layout.Context) bool                 { return e.editStep(gtx) }
func (cellKit) typed(e *engine, gtx layout.Context, text string)        { e.typed(gtx, text) }
func (cellKit) act(e *engine, gtx layout.Context, a option.Action) bool { return e.openAct(gtx, a) }
func (cellKit) typesHere(e *engine, a option.Action) bool               { return e.typesHere(a) }
func (cellKit) doubleClicked(e *engine, at viewport.Address, by events.Click) {
	e.editDoubleClicked(at, by)
}
func (cellKit) tick(e *engine, at image.Point, cell viewport.Address) { e.tickClicked(at, cell) }
func (cellKit) commit(e *engine) bool                                 { return e.commitEdit() }
func (cellKit) paint(p *painter)                                      { p.cellEditor() }
func (cellKit) clear(g *core, at viewport.Address)                    { g.clear(at) }
func (cellKit) cut(g *core, at viewport.Address)                      { g.cut(at) }
func (cellKit) paste(g *core, gtx layout.Context) bool {
	pasted := g.updatePaste(gtx)
	return g.editing.UpdateBulk(gtx) || pasted
}

// noKit edits nothing.
type noKit struct{}

func (noKit) serve(*engine, layout.Context)                         {}
func (noKit) step(*engine, layout.Context) bool                     { return false }
func (noKit) typed(*engine, layout.Context, string)                 {}
func (noKit) act(*engine, layout.Context, option.Action) bool       { return false }
func (noKit) typesHere(*engine, option.Action) bool                 { return false }
func (noKit) doubleClicked(*engine, viewport.Address, events.Click) {}
func (noKit) tick(*engine, image.Point, viewport.Address)           {}
func (noKit) commit(*engine) bool                                   { return true }
func (noKit) paint(*painter)                                        {}
func (noKit) clear(*core, viewport.Address)                         {}
func (noKit) cut(*core, viewport.Address)                           {}
func (noKit) paste(*core, layout.Context) bool                      { return false }
