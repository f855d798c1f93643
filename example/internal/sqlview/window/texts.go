// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package window

import "github.com/giogrid/giogrid/example/internal/look"

var (
	opening       = look.Text{En: "Opening…", Ko: "여는 중…"}
	noTables      = look.Text{En: "The database has no tables", Ko: "데이터베이스에 테이블이 없습니다"}
	hint          = look.Text{En: "SELECT …", Ko: "SELECT …"}
	run           = look.Text{En: "Run", Ko: "실행"}
	rows          = look.Text{En: "Rows", Ko: "행"}
	structureText = look.Text{En: "Structure", Ko: "구조"}
	statementText = look.Text{En: "Statement", Ko: "문장"}
	value         = look.Text{En: "Value", Ko: "값"}
	exportCSV     = look.Text{En: "Export CSV", Ko: "CSV로 내보내기"}
	addRow        = look.Text{En: "Add row", Ko: "행 추가"}
	deleteRow     = look.Text{En: "Delete row", Ko: "행 삭제"}
	undo          = look.Text{En: "Undo", Ko: "실행 취소"}
	redo          = look.Text{En: "Redo", Ko: "다시 실행"}
	discard       = look.Text{En: "Discard", Ko: "변경 취소"}
	save          = look.Text{En: "Save", Ko: "저장"}
	willRun       = look.Text{En: "Save runs, in one transaction", Ko: "저장할 때 한 트랜잭션으로 실행하는 문장"}
	saveFirst     = look.Text{En: "Save the changes before closing?", Ko: "닫기 전에 변경 내용을 저장할까요?"}
	saving        = look.Text{En: "Saving…", Ko: "저장 중…"}
	dontSave      = look.Text{En: "Discard", Ko: "저장 안 함"}
	cancel        = look.Text{En: "Cancel", Ko: "취소"}
	cancelExport  = look.Text{En: "Cancel export", Ko: "내보내기 취소"}
)
