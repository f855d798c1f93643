// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package locale

import "strconv"

func koreanViews() Views {
	return Views{
		Views:   "보기",
		Changed: func(name string) string { return name + " (변경됨)" },
		Locked:  func(name string) string { return name + " (잠김)" },
		None:    "저장된 보기가 없습니다.",
		Save:    func(name string) string { return "‘" + name + "’에 저장" },
		SaveAs:  "다른 이름으로 저장…", Rename: "이름 바꾸기…", Delete: "삭제…", Share: "보기를 JSON으로 복사", Paste: "공유된 보기 붙여넣기",
		Name: "보기 이름", OK: "확인", Cancel: "취소", Remove: "삭제",
		Ask:       func(name string) string { return "‘" + name + "’ 보기를 삭제할까요?" },
		Shared:    func(name string) string { return "‘" + name + "’ 보기를 클립보드에 복사했습니다." },
		Saved:     func(name string) string { return "‘" + name + "’ 보기를 저장했습니다." },
		Renamed:   func(name string) string { return "보기 이름을 ‘" + name + "’(으)로 바꿨습니다." },
		Deleted:   func(name string) string { return "‘" + name + "’ 보기를 삭제했습니다." },
		Chosen:    func(name string) string { return "‘" + name + "’ 보기를 표시합니다." },
		NameEmpty: "이름을 입력하세요.",
		NameTaken: func(name string) string { return "‘" + name + "’ 이름은 이미 있습니다." },
		Gone:      func(name string) string { return "‘" + name + "’ 보기가 더 이상 없습니다." },
		Full:      "저장 공간이 부족합니다.", NotSaved: "저장하지 못했습니다", NotLoaded: "보기를 읽지 못했습니다",
		NoText: "클립보드에 텍스트가 없습니다.", NotAView: "붙여넣은 텍스트는 보기가 아닙니다",
		At: func(line, column int) string { return strconv.Itoa(line) + "행 " + strconv.Itoa(column) + "열" },
	}
}

func englishViews() Views {
	return Views{
		Views:   "Views",
		Changed: func(name string) string { return name + " (changed)" },
		Locked:  func(name string) string { return name + " (locked)" },
		None:    "No views have been saved.",
		Save:    func(name string) string { return "Save “" + name + "”" },
		SaveAs:  "Save as…", Rename: "Rename…", Delete: "Delete…", Share: "Copy view as JSON", Paste: "Paste shared view",
		Name: "Name of the view", OK: "OK", Cancel: "Cancel", Remove: "Delete",
		Ask:       func(name string) string { return "Delete the view “" + name + "”?" },
		Shared:    func(name string) string { return "The view “" + name + "” is on the clipboard." },
		Saved:     func(name string) string { return "The view “" + name + "” is saved." },
		Renamed:   func(name string) string { return "The view is now called “" + name + "”." },
		Deleted:   func(name string) string { return "The view “" + name + "” is deleted." },
		Chosen:    func(name string) string { return "The view “" + name + "” shows." },
		NameEmpty: "A view needs a name.",
		NameTaken: func(name string) string { return "There is a view “" + name + "” already." },
		Gone:      func(name string) string { return "There is no view “" + name + "” any more." },
		Full:      "There is no room left to save views.", NotSaved: "Not saved", NotLoaded: "The views could not be read",
		NoText: "There is no text on the clipboard.", NotAView: "What was pasted is no view",
		At: func(line, column int) string {
			return "line " + strconv.Itoa(line) + ", column " + strconv.Itoa(column)
		},
	}
}
