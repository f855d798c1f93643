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
	cancelExport  = look.Text{En: "Cancel export", Ko: "내보내기 취소"}
)
