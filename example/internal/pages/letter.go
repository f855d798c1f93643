// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package pages

import (
	"bytes"
	"encoding/json"
	"fmt"
	"image"
	"strings"

	"gioui.org/font"
	"gioui.org/layout"
	"gioui.org/widget"

	"github.com/giogrid/giogrid/example/internal/look"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/tracking"
)

// letter shows the next or the last message to a server, and the server's response.
type letter struct {
	look *look.Look
	// seen is the version of the rows in the letter.
	seen    uint64
	begun   bool
	caption look.Text
	// sent is the last message, answer the response to it.
	sent   string
	answer look.Text

	text widget.Editor // to be scrolled, selected and copied
}

// longest is the number of bytes of a letter that are shown.
const longest = 20_000

var (
	nothingChanged = look.Text{En: "Nothing is changed", Ko: "바뀐 것이 없음"}
	toBeSent       = look.Text{En: "Save would send", Ko: "저장하면 보낼 내용"}
	notValid       = look.Text{En: "Not to be sent: see errors", Ko: "보낼 수 없음: errors 참조"}
	sentLast       = look.Text{En: "Sent last", Ko: "마지막으로 보낸 내용"}
	answerText     = look.Text{En: "Answer of the server", Ko: "서버의 응답"}
	noAnswerText   = look.Text{En: "None yet", Ko: "아직 없음"}
)

// follow shows the current changes if the rows have another version.
func (t *letter) follow(version uint64, changes func() tracking.ChangeSet) {
	if t.begun && version == t.seen {
		return
	}
	t.begun, t.seen = true, version
	set := changes()
	switch {
	case len(set.Errors) > 0:
		t.show(notValid, pretty(set.MarshalJSON()))
	case !set.IsEmpty():
		t.show(toBeSent, pretty(set.Payload()))
	case t.sent != "":
		t.show(sentLast, t.sent)
	default:
		t.show(nothingChanged, "")
	}
}

func (t *letter) show(caption look.Text, text string) {
	t.caption = caption
	if len(text) > longest {
		text = strings.ToValidUTF8(text[:longest], "") + "\n…"
	}
	if t.text.Text() != text {
		t.text.SetText(text)
	}
}

// sends records the message that is being sent.
func (t *letter) sends(set tracking.ChangeSet) {
	if len(set.Errors) > 0 {
		return
	}
	t.sent = pretty(set.Payload())
	t.answer = look.Text{En: "Waiting…", Ko: "기다리는 중…"}
}

// answered shows the response.
func (t *letter) answered(ev events.ChangesCommitted) {
	t.begun = false
	answer := fmt.Sprintf("%d %s", ev.Response.Status, bytes.TrimSpace(ev.Response.Data))
	if ev.Response.Status == 0 && ev.Err != nil {
		answer = ev.Err.Error()
	}
	t.answer = look.Text{En: answer, Ko: answer}
}

// pretty indents JSON.
func pretty(text []byte, err error) string {
	if err != nil {
		return err.Error()
	}
	var out bytes.Buffer
	if err := json.Indent(&out, text, "", "  "); err != nil {
		return err.Error()
	}
	return out.String()
}

// layout fills its constraints: the letter, and the answer below it.
func (t *letter) layout(gtx layout.Context) layout.Dimensions {
	l, size := t.look, gtx.Constraints.Max
	th, pad := l.Theme(), gtx.Dp(12)
	look.Fill(gtx, image.Rectangle{Max: size}, th.HeaderBg)
	inner := image.Rectangle{Max: size}.Inset(pad)
	gap, head := gtx.Dp(10), max(gtx.Dp(24), gtx.Sp(21))
	foot := gap + head + 2*gtx.Sp(17) // the caption and two lines
	caption := func(r image.Rectangle, text look.Text) {
		look.At(gtx, r, func(gtx layout.Context) layout.Dimensions {
			gtx.Constraints.Min = image.Point{}
			return l.Text(gtx, look.Type{Size: 13, Weight: font.SemiBold, Color: th.HeaderFg}, text.In(l.Lang))
		})
	}
	below := max(inner.Max.Y-foot, inner.Min.Y+head)
	caption(image.Rect(inner.Min.X, inner.Min.Y, inner.Max.X, below), t.caption)
	look.At(gtx, image.Rect(inner.Min.X, inner.Min.Y+head, inner.Max.X, below-gap), t.paper)
	look.Fill(gtx, image.Rect(0, below-gap/2, size.X, below-gap/2+max(gtx.Dp(1), 1)), th.Border)
	caption(image.Rect(inner.Min.X, below+gap/2, inner.Max.X, inner.Max.Y), answerText)
	look.At(gtx, image.Rect(inner.Min.X, below+gap/2+head, inner.Max.X, inner.Max.Y), func(gtx layout.Context) layout.Dimensions {
		gtx.Constraints.Min = image.Point{}
		answer := t.answer
		if answer == (look.Text{}) {
			answer = noAnswerText
		}
		return l.Text(gtx, look.Type{Size: 12, Color: th.FgMuted, Lines: 2}, answer.In(l.Lang))
	})
	return layout.Dimensions{Size: size}
}

// paper draws the text in a monospaced font.
func (t *letter) paper(gtx layout.Context) layout.Dimensions {
	t.text.ReadOnly = true
	th := t.look.Theme()
	gtx.Constraints.Min = gtx.Constraints.Max
	return t.text.Layout(gtx, t.look.Shaper, font.Font{Typeface: "Go Mono"}, 12, look.Ink(gtx, th.Fg), look.Ink(gtx, th.RangeFill))
}
