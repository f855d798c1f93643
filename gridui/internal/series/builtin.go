// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package series

// builtin holds the lists that every program has. 신 is in two of them: a single 신 belongs to the first.
var builtin = [...][]string{
	{"월", "화", "수", "목", "금", "토", "일"},
	{"월요일", "화요일", "수요일", "목요일", "금요일", "토요일", "일요일"},
	{"1월", "2월", "3월", "4월", "5월", "6월", "7월", "8월", "9월", "10월", "11월", "12월"},
	{"갑", "을", "병", "정", "무", "기", "경", "신", "임", "계"},
	{"자", "축", "인", "묘", "진", "사", "오", "미", "신", "유", "술", "해"},
	{"Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"},
	{"Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"},
	{"Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"},
	{"January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"},
}
