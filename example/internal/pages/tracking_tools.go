// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package pages

import (
	"gioui.org/layout"

	"github.com/giogrid/giogrid/example/internal/look"
	"github.com/giogrid/giogrid/gridui/option"
)

// trackingTools holds the buttons above the rows, and the choice of the server's behaviour.
type trackingTools struct {
	add, remove, undoRows look.Button
	server, start, unit   look.Choice
	newRow                look.Choice
}

var (
	addText      = look.Text{En: "Add", Ko: "추가"}
	undoRowsText = look.Text{En: "Undo row", Ko: "행 되돌리기"}
	deleteText   = look.Text{En: "Delete", Ko: "삭제"}
	startText    = look.Text{En: "Edit by", Ko: "편집 시작"}
	startTexts   = [...]look.Text{{En: "Double click", Ko: "두 번 클릭"}, {En: "Click", Ko: "클릭"}}
	unitText     = look.Text{En: "Edit", Ko: "편집 단위"}
	newRowText   = look.Text{En: "New row", Ko: "새 행"}
	newRowTexts  = [...]look.Text{{En: "None", Ko: "없음"}, {En: "Bottom", Ko: "아래"}, {En: "Top", Ko: "위"}}
	unitTexts    = [...]look.Text{{En: "Cells", Ko: "셀"}, {En: "Rows", Ko: "행"}}
	serverText   = look.Text{En: "Server", Ko: "서버"}
	serverTexts  = [...]look.Text{
		{En: "Accepts", Ko: "수락"}, {En: "Refuses every third", Ko: "셋째마다 거절"}, {En: "Slow", Ko: "느림"},
		{En: "Refuses some rows", Ko: "일부 행 거절"},
	}
)

// use carries out the clicked actions.
func (p *trackingPage) use(gtx layout.Context) {
	t := &p.tools
	for _, c := range [...]struct {
		button *look.Button
		do     func()
	}{
		{&t.add, p.add},
		{&t.remove, p.deleteRows},
		{&t.undoRows, p.undoRows},
	} {
		for c.button.Clicked(gtx) {
			c.do()
		}
	}
	if t.start.Update(gtx) {
		p.grid.Editing.OpenByClick = t.start.At == 1
	}
	if t.unit.Update(gtx) {
		p.grid.Editing.Row = t.unit.At == 1
	}
	if t.newRow.Update(gtx) {
		p.grid.Editing.NewRow = option.NewRow{Enabled: t.newRow.At > 0, Top: t.newRow.At == 2}
	}
	if t.server.Update(gtx) {
		p.backend.behave(manner(t.server.At))
	}
}

func (p *trackingPage) toolWidgets() []layout.Widget {
	t, l := &p.tools, p.look
	button := func(b *look.Button, text look.Text) layout.Widget {
		return func(gtx layout.Context) layout.Dimensions { return b.Layout(gtx, l, text.In(l.Lang)) }
	}
	return []layout.Widget{
		group(button(&t.add, addText), button(&t.remove, deleteText), button(&t.undoRows, undoRowsText)),
		func(gtx layout.Context) layout.Dimensions {
			return l.Labelled(gtx, unitText.In(l.Lang), func(gtx layout.Context) layout.Dimensions {
				return t.unit.Layout(gtx, l, inLang(l.Lang, unitTexts[:])...)
			})
		},
		func(gtx layout.Context) layout.Dimensions {
			return l.Labelled(gtx, newRowText.In(l.Lang), func(gtx layout.Context) layout.Dimensions {
				return t.newRow.Layout(gtx, l, inLang(l.Lang, newRowTexts[:])...)
			})
		},
		func(gtx layout.Context) layout.Dimensions {
			return l.Labelled(gtx, startText.In(l.Lang), func(gtx layout.Context) layout.Dimensions {
				return t.start.Layout(gtx, l, inLang(l.Lang, startTexts[:])...)
			})
		},
		func(gtx layout.Context) layout.Dimensions {
			return l.Labelled(gtx, serverText.In(l.Lang), func(gtx layout.Context) layout.Dimensions {
				return t.server.Layout(gtx, l, inLang(l.Lang, serverTexts[:])...)
			})
		},
	}
}

// group lays controls out close to each other.
func group(ws ...layout.Widget) layout.Widget {
	return func(gtx layout.Context) layout.Dimensions { return look.Flow(gtx, 6, 6, ws...) }
}
