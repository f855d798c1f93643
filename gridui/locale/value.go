// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package locale

import (
	"github.com/giogrid/giogrid/gridui/internal/textfmt"
)

// Value holds the texts of the panel that shows a whole value.
type Value struct {
	// Panel names the panel to assistive technology. Show is the menu item that opens it.
	Panel, Show string
	// Text and Bytes are the buttons that choose a view, beside the button JSON. Wrap is the button that wraps lines.
	Text, Bytes, Wrap string
	// Find, Copy, Edit and Close are the other buttons. Apply and Cancel end editing.
	Find, Copy, Edit, Close, Apply, Cancel string
	// PreviousHit and NextHit go through the hits of a search, and Hits formats the number of the current one and the
	// number of all.
	PreviousHit, NextHit string
	Hits                 func(current, all int) string
	// Resize names the edge that changes the width or the height of the panel.
	Resize string
	// NoCell, Missing, Empty and Loading are shown in place of a value.
	NoCell, Missing, Empty, Loading string
	// Size formats the size of a value in bytes. Shown formats the text of the cell, if it differs.
	Size  func(bytes int) string
	Shown func(text string) string
	// Line formats the number of a line. Members formats the number of members of an object or an array of JSON. Folded
	// and Unfolded are its states.
	Line, Members    func(n int) string
	Folded, Unfolded string
	// Fault formats the place of an error in JSON and the name of what was expected there. GoToFault is the button that goes there.
	Fault     func(line, column int, expected string) string
	GoToFault string
	// Expected names what JSON must have at a place: 0 a value, 1 a value or ], 2 a key, 3 a key or }, 4 a colon, 5 a comma
	// or ], 6 a comma or }, 7 the end, 8 the quote that ends a text, 9 a valid escape, 10 an escaped control character, 11
	// a digit.
	Expected func(what int) string
}

func koreanValue() Value {
	return Value{
		Panel: "값", Show: "값 보기",
		Text: "텍스트", Bytes: "바이트", Wrap: "줄바꿈",
		Find: "값에서 찾기", Copy: "복사", Edit: "편집", Close: "닫기", Apply: "적용", Cancel: "취소",
		PreviousHit: "이전 결과", NextHit: "다음 결과",
		Hits:   func(current, all int) string { return textfmt.Grouped(current) + " / " + textfmt.Grouped(all) },
		Resize: "값 보기 크기",
		NoCell: "셀을 선택하세요.", Missing: "값 없음", Empty: "비어 있음", Loading: "읽는 중…",
		Size:    func(bytes int) string { return textfmt.Grouped(bytes) + "바이트" },
		Shown:   func(text string) string { return "표시: " + text },
		Line:    func(n int) string { return textfmt.Grouped(n) + "행" },
		Members: func(n int) string { return "항목 " + textfmt.Grouped(n) + "개" },
		Folded:  "접힘", Unfolded: "펼쳐짐",
		Fault: func(line, column int, expected string) string {
			return "올바른 JSON이 아님: " + textfmt.Grouped(line) + "행 " + textfmt.Grouped(column) + "열, " + expected + " 필요"
		},
		GoToFault: "오류 위치로",
		Expected: func(what int) string {
			return nth(what, "값", "값 또는 ]", "\"로 시작하는 키", "\"로 시작하는 키 또는 }", "콜론", "쉼표 또는 ]", "쉼표 또는 }", "텍스트의 끝", "닫는 따옴표", "올바른 이스케이프", "이스케이프한 제어 문자", "숫자")
		},
	}
}

func englishValue() Value {
	return Value{
		Panel: "Value", Show: "Show value",
		Text: "Text", Bytes: "Bytes", Wrap: "Wrap",
		Find: "Find in the value", Copy: "Copy", Edit: "Edit", Close: "Close", Apply: "Apply", Cancel: "Cancel",
		PreviousHit: "Previous hit", NextHit: "Next hit",
		Hits:   func(current, all int) string { return textfmt.Grouped(current) + " of " + textfmt.Grouped(all) },
		Resize: "Size of the value",
		NoCell: "Choose a cell.", Missing: "No value", Empty: "Empty", Loading: "Reading…",
		Size:    func(bytes int) string { return counted(bytes, "byte", "bytes") },
		Shown:   func(text string) string { return "shown as " + text },
		Line:    func(n int) string { return "line " + textfmt.Grouped(n) },
		Members: func(n int) string { return counted(n, "member", "members") },
		Folded:  "collapsed", Unfolded: "expanded",
		Fault: func(line, column int, expected string) string {
			return "Not JSON: line " + textfmt.Grouped(line) + ", column " + textfmt.Grouped(column) + ", expected " + expected
		},
		GoToFault: "Go to the error",
		Expected: func(what int) string {
			return nth(what, "a value", "a value or ]", "a key in quotes", "a key in quotes or }", "a colon", "a comma or ]", "a comma or }", "the end of the text", "a closing quote", "a valid escape", "an escape in place of a control character", "a digit")
		},
	}
}
