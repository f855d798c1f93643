// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package pages

import (
	"strconv"

	"github.com/giogrid/giogrid/example/internal/look"
)

// task is a row of the widgets page, with the state of the widgets in its cells.
type task struct {
	id           string
	title, owner look.Text
	urgency      urgency

	done look.Switch
	bar  bar
	open look.Link
}

// setDone sets the switch, and the bar to match.
func (t *task) setDone(done bool) {
	t.done.On = done
	switch {
	case done:
		t.bar.percent = 100
	case t.bar.percent == 100:
		t.bar.percent = 0
	}
}

// urgency is the priority of a task.
type urgency uint8

const (
	low urgency = iota
	medium
	high
)

var urgencyTexts = [...]look.Text{{En: "Low", Ko: "낮음"}, {En: "Medium", Ko: "보통"}, {En: "High", Ko: "높음"}}

var (
	taskTitles = [...]look.Text{
		{En: "Write the release notes", Ko: "릴리스 노트 작성"},
		{En: "Translate the menus", Ko: "메뉴 번역"},
		{En: "Measure the first frame", Ko: "첫 프레임 측정"},
		{En: "Review colours in high contrast", Ko: "고대비 색상 검토"},
		{En: "Order a second screen", Ko: "두 번째 화면 주문"},
		{En: "Answer the survey", Ko: "설문 답변"},
		{En: "Plan the summer workshop", Ko: "여름 워크숍 계획"},
		{En: "Archive last year's figures", Ko: "작년 수치 보관"},
		{En: "Try the wheel on a laptop", Ko: "노트북에서 휠 확인"},
		{En: "Draw the new icons", Ko: "새 아이콘 그리기"},
		{En: "Call the printer", Ko: "인쇄소에 전화"},
	}
	taskOwners = [...]look.Text{
		{En: "Minseo", Ko: "민서"}, {En: "Jiho", Ko: "지호"}, {En: "Seoyeon", Ko: "서연"}, {En: "Doyun", Ko: "도윤"},
	}
)

// tasks returns the initial list.
func tasks() []*task {
	out := make([]*task, 3*len(taskTitles))
	for i := range out {
		h := mix(i, 3)
		t := &task{
			id:      strconv.Itoa(i + 1),
			title:   taskTitles[i%len(taskTitles)],
			owner:   taskOwners[h%uint64(len(taskOwners))],
			urgency: urgency(h >> 8 % 3),
		}
		t.bar.percent = int(h>>16%11) * 10
		t.done.On = t.bar.percent == 100
		out[i] = t
	}
	return out
}
