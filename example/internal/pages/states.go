// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package pages

import (
	"strconv"
	"time"

	"gioui.org/layout"

	"github.com/giogrid/giogrid/example/internal/look"
	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/gridui/theme"
)

// statesPage shows a small grid in each of the states and styles that a grid can be in.
type statesPage struct {
	live
	look *look.Look
	grid gridui.Grid[*order]
	all  []*order
	lang look.Lang

	state, density, lines, direction, texts, notes look.Choice
}

// order is a line of the small grid.
type order struct {
	id       string
	customer look.Text
	item     look.Text
	quantity int
	price    int // in won, each
	placed   time.Time
	paid     bool
	note     look.Text
}

func newStatesPage(l *look.Look) *Page {
	p := &statesPage{look: l, all: orders(24)}
	p.grid.RowID = func(o *order) string { return o.id }
	p.grid.SetRows(p.all)
	p.arrange()
	return &Page{
		About: look.Text{
			En: "Empty, loading and full; three densities; both reading directions; the grid's own texts in two languages.",
			Ko: "빈 상태, 불러오는 상태, 세 가지 밀도, 두 가지 읽는 방향, 두 언어로 된 그리드 자체의 문구를 보여 줍니다.",
		},
		content: p,
	}
}

const (
	stateRows = iota
	stateEmpty
	stateSkeleton
	stateOverlay
)

// arrange sets what depends on the language and the state.
func (p *statesPage) arrange() {
	p.lang = p.look.Lang
	p.grid.Columns = append(orderColumns(p.lang), noteColumn(p.lang, p.notes.At == 0))
	p.grid.RowSizing.Enabled = true
	p.grid.Loading = option.Loading{
		Skeleton: p.state.At == stateSkeleton,
		Overlay:  p.state.At == stateOverlay,
		Rows:     8,
	}
	p.grid.SetRows(p.all)
	if p.state.At == stateEmpty {
		p.grid.SetRows(nil)
	}
}

func orderColumns(l look.Lang) []gridui.Column[*order] {
	in := func(en, ko string) string { return look.Text{En: en, Ko: ko}.In(l) }
	won := func(n int) string { return "₩" + look.Grouped(n) }
	return []gridui.Column[*order]{
		gridui.Field("id", in("Order", "주문"), func(o *order) string { return o.id }).Auto().MinMax(100, 0),
		gridui.Field("customer", in("Customer", "고객"), func(o *order) string { return o.customer.In(l) }).Flex(2).MinMax(120, 0),
		gridui.Field("item", in("Item", "상품"), func(o *order) string { return o.item.In(l) }).Flex(2).MinMax(120, 0),
		gridui.Field("quantity", in("Quantity", "수량"), func(o *order) int { return o.quantity }).Width(100),
		gridui.Field("total", in("Total", "합계"), func(o *order) int { return o.quantity * o.price }).Format(won).Auto().MinMax(120, 0),
		gridui.Time("placed", in("Placed", "주문 시각"), func(o *order) time.Time { return o.placed }).Auto().MinMax(150, 0),
		gridui.Bool("paid", in("Paid", "결제"), func(o *order) bool { return o.paid }).Width(90).
			Format(func(paid bool) string {
				if paid {
					return in("yes", "완료")
				}
				return "–"
			}),
	}
}

// noteColumn returns the column with the notes of orders, optionally on several lines.
func noteColumn(l look.Lang, wrap bool) gridui.Column[*order] {
	note := gridui.Field("note", look.Text{En: "Note", Ko: "메모"}.In(l), func(o *order) string { return o.note.In(l) }).Width(190)
	if wrap {
		note.Wrap().MaxLines(4)
	}
	return note
}

// notes lists the notes of orders; most are empty.
var notes = []look.Text{
	{}, {En: "Gift.", Ko: "선물입니다."}, {},
	{
		En: "Please leave the parcel with the neighbours on the ground floor if nobody opens, and send a message.",
		Ko: "문을 열어 주는 사람이 없으면 1층 이웃에게 맡기고 문자 메시지를 남겨 주세요.",
	},
	{},
	{En: "Second delivery.\nThe first one came back.", Ko: "두 번째 배송입니다.\n첫 번째는 반송되었습니다."},
}

var (
	notesText      = look.Text{En: "Notes", Ko: "메모"}
	notesTexts     = []look.Text{{En: "Wrapped", Ko: "줄 바꿈"}, {En: "One line", Ko: "한 줄"}}
	stateText      = look.Text{En: "State", Ko: "상태"}
	stateTexts     = []look.Text{{En: "Rows", Ko: "행"}, {En: "Empty", Ko: "빈 상태"}, {En: "Skeleton", Ko: "뼈대"}, {En: "Overlay", Ko: "덮개"}}
	densityText    = look.Text{En: "Density", Ko: "밀도"}
	densityTexts   = []look.Text{{En: "Standard", Ko: "보통"}, {En: "Compact", Ko: "촘촘히"}, {En: "Comfortable", Ko: "넉넉히"}}
	densities      = [...]theme.Density{theme.DensityStandard, theme.DensityCompact, theme.DensityComfortable}
	linesText      = look.Text{En: "Lines", Ko: "선"}
	linesTexts     = []look.Text{{En: "Rows", Ko: "행"}, {En: "Both", Ko: "행과 열"}, {En: "None", Ko: "없음"}}
	directionText  = look.Text{En: "Direction", Ko: "방향"}
	directionTexts = []look.Text{{En: "Left to right", Ko: "왼쪽부터"}, {En: "Right to left", Ko: "오른쪽부터"}}
	textsText      = look.Text{En: "Grid texts", Ko: "그리드 문구"}
	textsTexts     = []look.Text{{En: "English", Ko: "English"}, {En: "한국어", Ko: "한국어"}}
)

func (p *statesPage) controls(gtx layout.Context) []layout.Widget {
	changed := p.state.Update(gtx)
	changed = p.notes.Update(gtx) || changed
	for _, c := range []*look.Choice{&p.density, &p.lines, &p.direction, &p.texts} {
		c.Update(gtx)
	}
	if p.lang != p.look.Lang {
		p.texts.At = int(p.look.Lang)
		changed = true
	}
	if changed {
		p.arrange()
	}
	return []layout.Widget{
		p.choice(stateText, &p.state, stateTexts), p.choice(densityText, &p.density, densityTexts),
		p.choice(linesText, &p.lines, linesTexts), p.choice(directionText, &p.direction, directionTexts),
		p.choice(textsText, &p.texts, textsTexts), p.choice(notesText, &p.notes, notesTexts),
	}
}

func (p *statesPage) choice(caption look.Text, c *look.Choice, texts []look.Text) layout.Widget {
	return func(gtx layout.Context) layout.Dimensions {
		return p.look.Labelled(gtx, caption.In(p.look.Lang), func(gtx layout.Context) layout.Dimensions {
			return c.Layout(gtx, p.look, inLang(p.look.Lang, texts)...)
		})
	}
}

func (p *statesPage) body(gtx layout.Context) layout.Dimensions {
	drain(gtx, &p.grid, &p.live)
	s := look.Style(p.look, &p.grid)
	s.Density = densities[p.density.At]
	s.Lines = theme.Lines(p.lines.At)
	s.Direction = [...]gridui.Direction{gridui.DirectionLTR, gridui.DirectionRTL}[p.direction.At]
	s.Locale = look.Lang(p.texts.At).Grid()
	return s.Layout(gtx)
}

func (p *statesPage) status() string {
	switch p.state.At {
	case stateSkeleton, stateOverlay:
		return look.Text{En: "Loading", Ko: "불러오는 중"}.In(p.look.Lang)
	}
	return rowsShown(&p.grid, p.look.Lang)
}

func (p *statesPage) position() Position { return positionOf(&p.grid) }

var (
	customers = [...]look.Text{
		{En: "Kim Minseo", Ko: "김민서"}, {En: "Lee Jiho", Ko: "이지호"}, {En: "Park Seoyeon", Ko: "박서연"},
		{En: "Choi Doyun", Ko: "최도윤"}, {En: "Jung Hayun", Ko: "정하윤"}, {En: "Kang Juwon", Ko: "강주원"},
		{En: "Yoon Sua", Ko: "윤수아"},
	}
	items = [...]struct {
		name  look.Text
		price int
	}{
		{look.Text{En: "Green tea, 100 g", Ko: "녹차 100 g"}, 18_000},
		{look.Text{En: "Teapot", Ko: "찻주전자"}, 64_000},
		{look.Text{En: "Cup, celadon", Ko: "청자 찻잔"}, 32_500},
		{look.Text{En: "Tray, walnut", Ko: "호두나무 쟁반"}, 41_000},
		{look.Text{En: "Strainer", Ko: "거름망"}, 9_800},
	}
)

// orders returns n orders, always the same.
func orders(n int) []*order {
	first := time.Date(2025, time.March, 3, 9, 12, 0, 0, time.UTC)
	out := make([]*order, n)
	for i := range out {
		h := mix(i, 7)
		item := items[h%uint64(len(items))]
		out[i] = &order{
			id:       "A-" + strconv.Itoa(1001+i),
			customer: customers[(h>>8)%uint64(len(customers))],
			item:     item.name,
			price:    item.price,
			quantity: int(h>>16%4) + 1,
			placed:   first.Add(time.Duration(i) * 97 * time.Minute),
			paid:     h>>24%4 != 0,
			note:     notes[h>>32%uint64(len(notes))],
		}
	}
	return out
}
